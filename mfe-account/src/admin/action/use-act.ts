import type { AdminEntity } from '@valam/contracts/admin/entities';
import type { AdminRecord } from '@valam/contracts/shared/admin';
import { allRecords } from '@valam/contracts/shared/admin-entity';
import { CallRefused } from '@valam/mfe-kit/api';
import { wordsWithoutAnswer } from '@valam/mfe-kit/refused';
import { useShell } from '@valam/mfe-kit/shell';
import { useState } from 'react';
import { useOffice, type Values } from '../api/use-office';
import { versionFor, type ActionDescription, type Outcome } from '../description/action-description';
import { joinPages } from '../description/cells';
import { saveFile } from './save-file';

/** True when the action needs a dialog before it runs. */
export const asksFirst = ({
  confirm,
  fields,
  needsReason,
  mayHaveReason,
  preview,
}: ActionDescription): boolean => Boolean(confirm ?? fields ?? needsReason ?? mayHaveReason ?? preview);

interface Acting {
  readonly entity: AdminEntity;
  /** Omitted for actions that apply to the whole entity. */
  readonly record: AdminRecord | undefined;
  readonly onDone: (action: ActionDescription) => void;
  /** The displayed record is stale: a colleague has changed it. */
  readonly onConflict: () => void;
}

/** Runs an action without a dialog and shows its result. */
export function useAct({ entity, record, onDone, onConflict }: Acting) {
  const office = useOffice();
  const shell = useShell();
  const [running, setRunning] = useState<string | null>(null);
  /** The page of the outcome, if the browser has blocked its tab. */
  const [blocked, setBlocked] = useState<string | null>(null);
  const run = async (action: ActionDescription, values: Values): Promise<void> => {
    setRunning(action.name);
    try {
      const ask = (more: Values) =>
        office.act(
          entity,
          record?.id ?? allRecords,
          action.name,
          { ...values, ...more },
          versionFor(action, record),
        );
      const unopened = await follow(action, await ask({}), ask);
      if (unopened === null) shell.toast({ title: action.done, tone: 'success' });
      setBlocked(unopened);
      onDone(action);
    } catch (reason) {
      if (!(reason instanceof CallRefused)) throw reason;
      const { status, problem } = reason.failure;
      const words = { title: 'This was refused.', description: wordsOf(reason) };
      shell.toast({ ...(status === 0 ? wordsWithoutAnswer(problem) : words), tone: 'destructive' });
      if (status === 409) onConflict();
    } finally {
      setRunning(null);
    }
  };
  return { running, run, blocked, dismiss: () => setBlocked(null) };
}

/** The error message, with the errors of fields that are not on the screen. */
function wordsOf(refusal: CallRefused): string {
  const fields = Object.entries(refusal.fields).map(([field, text]) => `${field}: ${text}`);
  return [refusal.message, ...fields].join(' ');
}

type Ask = (more: Values) => Promise<Values>;
type File = Extract<Outcome, { kind: 'file' }>;

/** The parameters that request the next page after `count` pages; null after the last one. */
function restOf({ pages = 1, next }: File, count: number): Values | null {
  if (next !== undefined) return next === null ? null : { after: next };
  return count < pages ? { page: count + 1 } : null;
}

/** Fetches the remaining pages of a file and joins them. */
export async function wholeText(action: ActionDescription, file: File, ask: Ask): Promise<string> {
  const pages = [file.text];
  for (let more = restOf(file, 1); more;) {
    const part = action.outcome?.(await ask(more));
    if (part?.kind !== 'file') break;
    pages.push(part.text);
    more = restOf(part, pages.length);
  }
  return joinPages(pages);
}

/**
 * Opens or saves the outcome of an action; a URL that is only displayed stays in the dialog. Resolves to the page that the browser
 * refused to open, if any: some block tabs that are opened after the answer to a call instead of in the click.
 */
export async function follow(action: ActionDescription, answer: Values, ask: Ask): Promise<string | null> {
  const outcome = action.outcome?.(answer);
  if (outcome?.kind === 'file') saveFile(outcome.name, await wholeText(action, outcome, ask));
  return outcome?.kind === 'open' && !isOpened(outcome.href) ? outcome.href : null;
}

/** Not with `noopener`, which would hide whether the tab was opened. */
function isOpened(href: string): boolean {
  const tab = window.open(href, '_blank');
  if (tab) tab.opener = null;
  return Boolean(tab);
}
