// What programs and operators that check policy files would complain about, and where that is written.

import { useId } from 'react';
import { type ConsumerProfile, profiles } from '../../../core/diagnostics/profiles.ts';
import { profileTitle } from '../../../messages/en/findings.ts';
import { learnFindingsWords as words } from '../../../messages/en/learn/findings.ts';
import styles from '../learn.module.css';

function profileSentences({ codes, judges, checker }: ConsumerProfile): string {
  const judged = judges && (judges.least === 'hint' ? words.judgesAll : words.judges)(words.codes(judges.of));
  const told = [
    ...(checker ? [words.ownRules(checker.all)] : []),
    ...(codes.length > 0 ? [words.codes(codes)] : []),
    ...(judged ? [judged] : []),
  ];
  return told.join('; ');
}

function ProfileEntry({ profile }: { profile: ConsumerProfile }) {
  const { sources, limits, silent } = profile;
  const facts: readonly (readonly [string, string])[] = [
    [words.complains, profileSentences(profile)],
    [words.limits, limits.map(words.limit).join(', ')],
    [words.silent, words.codes(silent)],
    [words.sources, sources.map((one) => words.source(one.title, one.date)).join('; ')],
  ];
  return (
    <>
      <h3>{profileTitle(profile)}</h3>
      <dl className={styles['facts']}>
        {facts
          .filter(([, says]) => says !== '')
          .map(([term, says]) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{says}</dd>
            </div>
          ))}
      </dl>
    </>
  );
}

export function ProfileList() {
  const heading = useId();
  return (
    <section aria-labelledby={heading}>
      <h2 id={heading}>{words.profiles}</h2>
      <p>{words.profilesAbout}</p>
      {profiles.map((profile) => (
        <ProfileEntry key={profile.id} profile={profile} />
      ))}
    </section>
  );
}
