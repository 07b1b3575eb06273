// The "+" button after the last column, which opens the list of crawlers.
import { getPane } from '../../../actions/panes.ts';
import { matrixAddWords as words } from '../../../messages/en/table-tools.ts';
import { Icon } from '../../../ui/icons/icon.tsx';

/** The id of the button. */
export const ADD_CRAWLER_ID = 'add-crawler';

export function AddCrawlerButton() {
  return (
    <button
      type="button"
      id={ADD_CRAWLER_ID}
      className="ibtn"
      aria-label={words.addCrawler}
      title={words.addCrawler}
      aria-haspopup="dialog"
      onClick={() => getPane('table-additions')?.openCrawlers?.()}
    >
      <Icon name="g-plus" />
    </button>
  );
}
