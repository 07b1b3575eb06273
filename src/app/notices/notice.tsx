// A notice over the status line. One is shown at a time, the latest first; one that only reports what happened
// expires. Screen readers announce it because its region exists before it.
import { type ReactNode, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { noticeWords } from '../../messages/en/app/notices.ts';
import { Icon, type IconName } from '../../ui/icons/icon.tsx';

interface NoticeStack {
  /** The notices that are rendered, the latest last. */
  readonly notices: readonly object[];
  /** The one that has the focus. A newer one does not hide it. */
  readonly focused: object | undefined;
}

const noticeStack = createStore<NoticeStack>(() => ({ notices: [], focused: undefined }));

interface NoticePlace {
  readonly isShown: boolean;
  readonly hasFocus: boolean;
  readonly setFocused: (hasFocus: boolean) => void;
}

/** Adds a notice to the stack while it is mounted. */
function useNoticePlace(): NoticePlace {
  const [token] = useState<object>(() => ({}));
  const setFocused = (hasFocus: boolean) =>
    noticeStack.setState(({ focused }) =>
      hasFocus ? { focused: token } : focused === token ? { focused: undefined } : {},
    );
  useLayoutEffect(() => {
    noticeStack.setState(({ notices }) => ({ notices: [...notices, token] }));
    return () =>
      noticeStack.setState(({ notices, focused }) => ({
        notices: notices.filter((other) => other !== token),
        focused: focused === token ? undefined : focused,
      }));
  }, [token]);
  const isShown = useStore(noticeStack, ({ notices, focused }) => (focused ?? notices.at(-1)) === token);
  const hasFocus = useStore(noticeStack, ({ focused }) => focused === token);
  return { isShown, hasFocus, setFocused };
}

/** How long a notice that expires is shown, in milliseconds. */
const NOTICE_TIME = 6000;

interface NoticeProps {
  readonly icon: IconName;
  readonly children: ReactNode;
  /** Further actions. */
  readonly more?: ReactNode;
  /** The label of the last button; by default it dismisses the notice. */
  readonly action?: string;
  readonly onAction?: () => void;
  /** Whether it is one short line, over the end of the status line. A cross dismisses it. */
  readonly isShort?: boolean;
  /** Whether it is dismissed after a while, unless it has the pointer or the focus. */
  readonly expires?: boolean;
  /** Called when it is shown, with its element, which may get the focus. */
  readonly onShown?: (element: HTMLElement) => void;
}

export function Notice(props: NoticeProps) {
  const {
    icon,
    children,
    more,
    action = noticeWords.dismiss,
    onAction,
    expires = false,
    isShort = false,
    onShown,
  } = props;
  const { isShown, hasFocus, setFocused } = useNoticePlace();
  const element = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (isShown && element.current) onShown?.(element.current);
  }, [isShown, onShown]);
  const [isPointedAt, setPointedAt] = useState(false);
  const expire = useEffectEvent(() => onAction?.());
  const isRunning = expires && isShown && !isPointedAt && !hasFocus;
  useEffect(() => {
    if (!isRunning) return undefined;
    const timer = setTimeout(expire, NOTICE_TIME);
    return () => clearTimeout(timer);
    // oxlint-disable-next-line react/exhaustive-deps -- another sentence is another notice, which starts the time again
  }, [isRunning, children]);
  return (
    <div
      ref={element}
      tabIndex={onShown ? -1 : undefined}
      className="notice"
      data-severity={icon === 'g-error' ? 'error' : undefined}
      data-short={isShort ? 'true' : undefined}
      hidden={!isShown}
      onPointerEnter={() => setPointedAt(true)}
      onPointerLeave={() => setPointedAt(false)}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
    >
      <Icon name={icon} />
      <span>{children}</span>
      {more}
      {onAction && !isShort && (
        <button type="button" className="btn btn-link" onClick={onAction}>
          {action}
        </button>
      )}
      {onAction && isShort && (
        <button type="button" className="ibtn" aria-label={action} title={action} onClick={onAction}>
          <Icon name="g-cross" />
        </button>
      )}
    </div>
  );
}
