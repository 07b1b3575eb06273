// The licences of all that the application is made of, as the plain text that lies beside it.
import { licencesText as words } from '../../messages/en/app/start.ts';
import { lazyModuleHook } from '../../ui/loading/lazy-component.tsx';
import { fetchBundledText } from './bundled-texts.ts';
import styles from './learn.module.css';
import { usePageArrival } from './use-page-arrival.ts';

const useLicenceText = lazyModuleHook(() =>
  fetchBundledText('licences.txt').then(
    (text) => ({ text }),
    () => ({ text: undefined }),
  ),
);

export default function LicencesPage() {
  const heading = usePageArrival(words.title);
  const list = useLicenceText();
  return (
    <>
      <h1 ref={heading} tabIndex={-1}>
        {words.title}
      </h1>
      <p>{words.intro}</p>
      {list?.text === undefined ? (
        <output>{list ? words.failed : words.wait}</output>
      ) : (
        <pre className={styles['licences']}>{list.text}</pre>
      )}
    </>
  );
}
