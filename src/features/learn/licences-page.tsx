// The licenses of everything that the application contains, as the plain text that is deployed with it.
import { licencesText as words } from '../../messages/en/app/start.ts';
import { lazyModuleHook } from '../../ui/loading/lazy-component.tsx';
import { fetchBundledText } from './bundled-texts.ts';
import { PageHeading } from './document.tsx';
import styles from './learn.module.css';

const useLicenceText = lazyModuleHook(() =>
  fetchBundledText('licences.txt').then(
    (text) => ({ text }),
    () => ({ text: undefined }),
  ),
);

export function LicencesPage() {
  const list = useLicenceText();
  return (
    <>
      <PageHeading title={words.title} />
      <p>{words.intro}</p>
      {list?.text === undefined ? (
        <output>{list ? words.failed : words.wait}</output>
      ) : (
        <pre className={`breaks ${styles['licences']}`}>{list.text}</pre>
      )}
    </>
  );
}
