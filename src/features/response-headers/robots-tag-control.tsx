// The value of an X-Robots-Tag header in parts: its crawler, and its directives.
import { useState } from 'react';
import { robotsTagAgents, robotsTagDirectives } from '../../core/catalogue/robots-tag-directives.ts';
import { hasValidValue, type RobotsTagPart, readRobotsTag } from '../../core/syntax/robots-tag.ts';
import {
  addRobotsDirective,
  hasSimpleAgents,
  removeRobotsDirective,
  setRobotsAgent,
  setRobotsValue,
} from '../../core/syntax/robots-tag-edit.ts';
import { headersWords as words } from '../../messages/en/formats/response-headers.ts';
import { VisibleText } from '../../ui/content/visible-text.tsx';
import { DraftField } from '../../ui/controls/draft-field.tsx';
import { Select } from '../../ui/controls/select.tsx';
import { RemoveButton } from '../../ui/forms/form-pane.tsx';
import styles from './response-headers.module.css';

/** The initial value of a directive. */
const FIRST_VALUES = { none: '', limit: ':0', 'preview-size': ':large', date: ': 2030-01-01' } as const;

const crawlerNames = robotsTagAgents.map(({ name }) => name);

interface Props {
  readonly value: string;
  readonly write: (value: string, visit?: string) => void;
}

/** Returns which operators document a directive, or that no operator does. */
function noteOf({ directive }: RobotsTagPart): string {
  if (!directive) return words.unknownDirective;
  if (directive.isProposal) return words.proposal;
  const followed = directive.documentedBy.filter(({ standing }) => standing === undefined);
  return followed.length > 0 ? words.documentedBy(followed.map(({ operator }) => operator)) : words.retired;
}

export function RobotsTagControl({ value, write }: Props) {
  const [added, setAdded] = useState('');
  const { parts, agents } = readRobotsTag(value, { hasAgents: true });
  return (
    <div className={`stack ${styles['robots']}`}>
      {hasSimpleAgents(value) && (
        <DraftField
          label={words.crawler}
          value={agents[0]?.text ?? ''}
          placeholder={words.allCrawlers}
          suggestions={crawlerNames}
          onWrite={(name, visit) => write(setRobotsAgent(value, name.trim()), visit)}
        />
      )}
      <ul className={`stack ${styles['directives']}`}>
        {parts.map((part, at) => {
          const { name, agent, value: ownValue } = part;
          const label = agent && !hasSimpleAgents(value) ? `${agent.text}: ${name.text}` : name.text;
          return (
            // oxlint-disable-next-line react/no-array-index-key -- a directive is known by its place in the value
            <li key={at}>
              <code>
                <VisibleText text={label} />
              </code>
              {part.directive && part.directive.value !== 'none' && (
                <DraftField
                  label={words.valueOf(name.text)}
                  value={ownValue?.text ?? ''}
                  onWrite={(text, visit) => write(setRobotsValue(value, at, text.trim()), visit)}
                />
              )}
              <small>{part.directive && !hasValidValue(part) ? words.badValue : noteOf(part)}</small>
              {parts.length > 1 && (
                <RemoveButton
                  label={words.removeDirective(name.text)}
                  remove={() => write(removeRobotsDirective(value, at))}
                />
              )}
            </li>
          );
        })}
      </ul>
      <Select
        aria-label={words.addDirective}
        value={added}
        onChange={({ target }) => {
          const directive = robotsTagDirectives.find((candidate) => candidate.name === target.value);
          if (directive) write(addRobotsDirective(value, directive.name + FIRST_VALUES[directive.value]));
          setAdded('');
        }}
      >
        <option value="">{words.addDirective}</option>
        {robotsTagDirectives.map(({ name }) => (
          <option key={name} value={name}>
            {name}
          </option>
        ))}
      </Select>
    </div>
  );
}
