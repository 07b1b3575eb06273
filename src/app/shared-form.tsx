// What another program shared is shown before it is opened: names, sizes, first lines, as text.
import { offlineWords as words } from '../messages/en/notices.ts';
import { forgetShared, type Shared } from '../state/shared-files.ts';
import { Dialog } from '../ui/dialog.tsx';
import { goToPage } from '../ui/page-link.tsx';
import { Scrolled } from '../ui/scrolled.tsx';
import { VisibleText } from '../ui/visible-text.tsx';
import { closeAsked, focusFiles } from './file-focus.ts';
import { openShared } from './open-shared.ts';
import styles from './shared-form.module.css';

function refuse(): void {
  closeAsked();
  goToPage('/');
  void forgetShared();
}

export function SharedForm({ shared: { files, left } }: { shared: Shared }) {
  return (
    <Dialog
      title={words.sharedTitle}
      about={words.sharedAbout(files.length)}
      onClose={refuse}
      onClosed={focusFiles}
      actions={
        <>
          <button type="button" className="btn" onClick={refuse}>
            {words.sharedDiscard}
          </button>
          <button type="button" className="btn btn-primary" onClick={() => void openShared(files)}>
            {words.sharedOpen}
          </button>
        </>
      }
    >
      <Scrolled as="ul" className={styles['files']} aria-label={words.sharedList}>
        {files.map(({ file, begins }, place) => (
          <li key={place}>
            <bdi>
              <VisibleText text={file.name} />
            </bdi>{' '}
            <span className="meta">{words.octets(file.size)}</span>
            <pre>
              {begins.map((line, number) => (
                <div key={number}>
                  <VisibleText text={line} keepsSpaces />
                </div>
              ))}
            </pre>
          </li>
        ))}
      </Scrolled>
      {left > 0 && <p>{words.sharedLeft(left)}</p>}
    </Dialog>
  );
}
