// The headers of the file as the configuration of a server, to copy.
import { useState } from 'react';
import { type HeaderRule, headerServers, writeHeaderSnippet } from '../../core/convert/header-snippets.ts';
import { type HeadersFile, valueOfField } from '../../core/formats/response-headers/headers-file.ts';
import { headersWords as words } from '../../messages/en/formats/response-headers.ts';
import { copyText } from '../../state/table/table-export.ts';
import { ScrollRegion } from '../../ui/controls/scroll-region.tsx';
import { Select } from '../../ui/controls/select.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';

/** Returns the rules for pages, without headers that are only removed. */
const rulesOf = ({ groups }: HeadersFile): HeaderRule[] =>
  groups
    .filter(({ isRedirect }) => !isRedirect)
    .map(({ pattern, fields }) => ({
      pattern: pattern?.text ?? '/*',
      headers: fields
        .filter(({ detaches }) => !detaches)
        .map((field) => ({ name: field.name.text, value: valueOfField(field) })),
    }))
    .filter(({ headers }) => headers.length > 0);

export function CopyForServer({ file }: { file: HeadersFile }) {
  const [isOpen, setOpen] = useState(false);
  const [server, setServer] = useState<(typeof headerServers)[number]>('nginx');
  const [copyStatus, setCopyStatus] = useState('');
  const rules = rulesOf(file);
  if (rules.length === 0) return null;
  const text = writeHeaderSnippet(server, rules);
  const copy = () =>
    void copyText(text).then((isCopied) => setCopyStatus(isCopied ? words.copied : words.notCopied));
  return (
    <>
      <button type="button" className="btn" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {words.copyFor}
      </button>
      {isOpen && (
        <Dialog
          title={words.copyTitle}
          about={words.copyAbout}
          onClose={() => setOpen(false)}
          onClosed={() => setOpen(false)}
          actions={
            <button type="button" className="btn" onClick={copy}>
              {words.copy}
            </button>
          }
        >
          <Select
            aria-label={words.server}
            value={server}
            onChange={({ target }) => {
              setServer(headerServers.find((candidate) => candidate === target.value) ?? 'nginx');
              setCopyStatus('');
            }}
          >
            {headerServers.map((option) => (
              <option key={option} value={option}>
                {words.servers[option]}
              </option>
            ))}
          </Select>
          <ScrollRegion as="pre">{text}</ScrollRegion>
          <output>{copyStatus}</output>
        </Dialog>
      )}
    </>
  );
}
