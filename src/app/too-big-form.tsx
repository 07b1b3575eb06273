// In place of the form of a file that is too big to be edited: why there is none.
import { visible } from '../core/text/hidden.ts';
import { recordsTitle } from '../messages/words/panes.ts';
import { sizeWords as words } from '../messages/words/sizes.ts';
import { useDocument } from '../state/use-document.ts';
import { Icon } from '../ui/icon.tsx';

export default function TooBigForm() {
  const path = useDocument((state) => state.view.path);
  return (
    <section className="pane" aria-label={recordsTitle}>
      <div className="pane-head">
        <h2>{recordsTitle}</h2>
      </div>
      <div>
        <p className="notice">
          <Icon name="g-note" />
          <span>{words.noForm(visible(path))}</span>
        </p>
      </div>
    </section>
  );
}
