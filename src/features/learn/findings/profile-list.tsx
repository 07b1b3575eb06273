// What programs and operators that check policy files would complain about, and where that is written.

import { type ConsumerProfile, profiles } from '../../../core/diagnostics/profiles.ts';
import { profileTitle } from '../../../messages/en/findings.ts';
import { learnFindingsWords as words } from '../../../messages/en/learn/findings.ts';
import { PageSection, TermList } from '../document.tsx';

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
      <TermList terms={facts.filter(([, says]) => says !== '')} />
    </>
  );
}

export const ProfileList = () => (
  <PageSection title={words.profiles} about={[words.profilesAbout]}>
    {profiles.map((profile) => (
      <ProfileEntry key={profile.id} profile={profile} />
    ))}
  </PageSection>
);
