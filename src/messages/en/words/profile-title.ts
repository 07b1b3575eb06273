// Names of programs and operators that check files, for people.
import type { ConsumerProfile } from '../../../core/findings/profiles.ts';

/** In English a profile says its name itself. */
export const profileTitle = ({ title }: Pick<ConsumerProfile, 'id' | 'title'>): string => title;
