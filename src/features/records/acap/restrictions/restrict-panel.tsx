// The panel of the restrictions of a line: it floats beside its row, or is below it in a narrow window. It stays inside
// its row in the document, so that keys and fields of the row lead to it.
import { type KeyboardEvent, type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { restrictWords as words } from '../../../../messages/en/formats/acap.ts';
import { useLayout } from '../../../../state/layout/use-layout.ts';
import { VisibleText } from '../../../../ui/content/visible-text.tsx';
import { Icon } from '../../../../ui/icons/icon.tsx';
import { focusLineField } from '../../list/focus-row.ts';
import styles from '../acap.module.css';
import { setExpanded } from '../expanded-rows.ts';

const GAP = 8;

/** Puts the panel beside its row, or where there is room. */
function place(panel: HTMLElement): void {
  const row = panel.closest('[data-line]')?.getBoundingClientRect();
  if (!row) return;
  const { width, height } = panel.getBoundingClientRect();
  const left = row.right + GAP + width <= innerWidth ? row.right + GAP : innerWidth - width - GAP;
  const top = Math.max(GAP, Math.min(row.top, innerHeight - height - GAP));
  panel.style.left = `${left}px`;
  panel.style.top = `${top}px`;
}

interface RestrictPanelProps {
  readonly id: number;
  /** 0-based. */
  readonly line: number;
  readonly usageName: string;
  /** What is restricted: a path, or a name. */
  readonly target: string;
  readonly children: ReactNode;
}

export function RestrictPanel({ id, line, usageName, target, children }: RestrictPanelProps) {
  const heading = useId();
  const panel = useRef<HTMLElement>(null);
  const isFloating = useLayout(({ kind }) => kind !== 'narrow');
  useLayoutEffect(() => {
    const element = panel.current;
    // Some environments, such as those of tests, have no top layer.
    if (!isFloating || !element?.showPopover) return undefined;
    element.showPopover();
    const update = () => place(element);
    update();
    const sizes = new ResizeObserver(update);
    sizes.observe(element);
    globalThis.addEventListener('scroll', update, { capture: true, passive: true });
    globalThis.addEventListener('resize', update);
    return () => {
      sizes.disconnect();
      globalThis.removeEventListener('scroll', update, { capture: true });
      globalThis.removeEventListener('resize', update);
    };
  }, [isFloating]);
  const close = () => {
    setExpanded(id, false);
    focusLineField(line, 'restrictions');
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    event.preventDefault();
    event.stopPropagation();
    close();
  };
  return (
    <section
      ref={panel}
      aria-labelledby={heading}
      className={`text-s ${styles['editor']} ${styles['panel']}`}
      data-floating={isFloating || undefined}
      {...(isFloating ? { popover: 'manual' as const } : {})}
    >
      <div role="presentation" className={styles['keys']} onKeyDown={onKeyDown}>
        <header>
          <p id={heading} className="strong">
            {words.title(line + 1, usageName)}
            <code>
              <VisibleText text={target} />
            </code>
          </p>
          <button type="button" className="ibtn" aria-label={words.close} title={words.close} onClick={close}>
            <Icon name="i-close" />
          </button>
        </header>
        {children}
      </div>
    </section>
  );
}

/** Divides the field from the controls that do the same. */
export const OrChoose = () => <p className={`row text-xs faint ${styles['orChoose']}`}>{words.orChoose}</p>;
