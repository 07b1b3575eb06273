// The form of one license: usages, users and regions, and what is required in return.
import {
  type LicensePlace,
  setAmount,
  setOffer,
  setPaymentType,
  setWord,
  setWords,
  stateOfWord,
} from '../../core/formats/rsl/edit/license-edits.ts';
import { listsOfType } from '../../core/formats/rsl/rsl-answer.ts';
import type { RslLicense, RslList } from '../../core/formats/rsl/rsl-document.ts';
import { rslPayments, rslUsages } from '../../core/formats/rsl/vocabulary.ts';
import { rslWords as words } from '../../messages/en/formats/rsl.ts';
import { DraftField } from '../../ui/controls/draft-field.tsx';
import { Select } from '../../ui/controls/select.tsx';
import { LicenseStatements } from './license-statements.tsx';
import styles from './rsl.module.css';
import { editLicenses } from './rsl-edits.ts';

interface LicenseProps {
  readonly license: RslLicense;
  readonly place: LicensePlace;
}

const effects = ['permits', 'prohibits'] as const;

function UsageTable({ license, place }: LicenseProps) {
  return (
    <table className={styles['usages']}>
      <caption>{words.usages}</caption>
      <thead>
        <tr>
          <th scope="col">{words.usage}</th>
          {effects.map((effect) => (
            <th key={effect} scope="col">
              {words.effects[effect]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rslUsages.map(({ name }) => {
          const state = stateOfWord(license, 'usage', name);
          return (
            <tr key={name}>
              <th scope="row">
                <code>{name}</code> <span className="faint">{words.usageMeanings[name]}</span>
              </th>
              {effects.map((effect) => (
                <td key={effect}>
                  <label>
                    <input
                      type="checkbox"
                      aria-label={words.check[effect](name)}
                      checked={state === effect}
                      onChange={({ target }) =>
                        editLicenses((source) =>
                          setWord(source, place, 'usage', name, target.checked ? effect : undefined),
                        )
                      }
                    />
                  </label>
                </td>
              ))}
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

const wordsOf = (license: RslLicense, type: 'user' | 'geo', effect: RslList['effect']): string =>
  listsOfType(license, type)
    .filter((list) => list.effect === effect)
    .flatMap((list) => list.words.map(({ text }) => text))
    .join(' ');

const splitWords = (typed: string): readonly string[] => typed.split(/[\s,]+/).filter(Boolean);

function Conditions({ license, place }: LicenseProps) {
  return (
    <div className={styles['fields']}>
      {(['user', 'geo'] as const).flatMap((type) =>
        effects.map((effect) => (
          <DraftField
            key={`${type} ${effect}`}
            label={words.conditions[type][effect]}
            value={wordsOf(license, type, effect)}
            placeholder={words.examples[type]}
            onWrite={(typed, visit) =>
              editLicenses((source) => setWords(source, place, effect, type, splitWords(typed)), visit)
            }
          />
        )),
      )}
    </div>
  );
}

function Payment({ license: { payment }, place }: LicenseProps) {
  const type = payment?.type ?? '';
  const isKnown = rslPayments.some(({ name }) => name === type);
  return (
    <div className={styles['fields']}>
      <label className={styles['field']}>
        {words.payment}
        <Select
          value={payment ? type : 'none'}
          onChange={({ target }) =>
            editLicenses((source) =>
              setPaymentType(source, place, target.value === 'none' ? undefined : target.value),
            )
          }
        >
          <option value="none">{words.noPayment}</option>
          {payment && !isKnown && <option value={type}>{type === '' ? words.noType : type}</option>}
          {rslPayments.map(({ name }) => (
            <option key={name} value={name}>
              {words.payments[name]}
            </option>
          ))}
        </Select>
      </label>
      {payment && (
        <>
          <DraftField
            label={words.amount}
            value={payment.amount?.text ?? ''}
            placeholder="0.015"
            onWrite={(typed, visit) =>
              editLicenses(
                (source) => setAmount(source, place, typed.trim(), payment.amount?.currency ?? 'USD'),
                visit,
              )
            }
          />
          {payment.amount && (
            <DraftField
              label={words.currency}
              value={payment.amount.currency ?? ''}
              placeholder="USD"
              onWrite={(typed, visit) =>
                editLicenses(
                  (source) => setAmount(source, place, payment.amount?.text ?? '', typed.trim()),
                  visit,
                )
              }
            />
          )}
          {(['standard', 'custom'] as const).map((name) => (
            <DraftField
              key={name}
              label={words.offers[name]}
              value={payment[name]?.text ?? ''}
              placeholder={words.examples[name]}
              onWrite={(typed, visit) =>
                editLicenses((source) => setOffer(source, place, name, typed.trim()), visit)
              }
            />
          ))}
        </>
      )}
    </div>
  );
}

export function LicenseForm(props: LicenseProps) {
  return (
    <>
      <UsageTable {...props} />
      <Payment {...props} />
      <Conditions {...props} />
      <LicenseStatements {...props} />
    </>
  );
}
