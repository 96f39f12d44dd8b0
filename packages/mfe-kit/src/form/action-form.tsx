import { useEffect, useRef, useState, type FormEvent, type FormHTMLAttributes, type ReactNode } from 'react';
import { useHost } from '../host/host-context';
import type { ActionResult } from '../remote/remote-module';
import { useAppSelector } from '../store/hooks';
import { afterRefusal } from './after-refusal';
import type { Errors } from './errors';

/** Field names of a form's action, idempotency key and CSRF token. Without JavaScript the server generates the key. */
export const actionField = '_action';
export const keyField = '_key';
export const tokenField = '_token';

export interface FormProgress {
  readonly isSending: boolean;
  /** Field → message, from the last submission. The message of a field goes once its value is corrected. */
  readonly errors: Errors;
  /** Input of a failed submission without JavaScript. */
  readonly values: Readonly<Record<string, string>>;
}

interface ActionFormProps extends Omit<
  FormHTMLAttributes<HTMLFormElement>,
  'action' | 'method' | 'children' | 'onSubmit'
> {
  /** `remote/action`, e.g. `booking/inquiry`. */
  readonly action: string;
  readonly children: (progress: FormProgress) => ReactNode;
  /** Validates the form before it is sent; false cancels the submission. Only with JavaScript. */
  readonly onBeforeSend?: (form: FormData) => boolean;
  /** `isAsSent`: nothing was typed while the action was in flight. */
  readonly onDone?: (result: ActionResult, isAsSent: boolean) => void;
}

const nothing: Readonly<Record<string, string>> = {};

/** True for another site, such as the payment page. */
const isElsewhere = (to: string): boolean =>
  new URL(to, window.location.href).origin !== window.location.origin;

/**
 * A form that runs an action of a remote. Without JavaScript it posts to the page's own URL, where the shell runs the same
 * action. With JavaScript it stays on the page, shows the toast of the result and resets after success, unless the fields
 * have changed meanwhile. If the result redirects to another site, the form stays busy until that opens, and keeps its fields
 * for a visitor who comes back.
 */
export function ActionForm({ action, children, onBeforeSend, onDone, ...rest }: ActionFormProps) {
  const { act, app, router } = useHost();
  const report = useAppSelector((state) => state.shell.report);
  const formToken = useAppSelector((state) => state.shell.formToken);
  const mine = report?.action === action ? report : null;
  const [isSending, setSending] = useState(false);
  const [errors, setErrors] = useState<Errors>(mine?.errors ?? nothing);
  const attempt = useRef({ input: '', key: '' });
  const isBusy = useRef(false);
  const form = useRef<HTMLFormElement>(null);
  /* Each submission is a new one: its errors may be those of the one before. */
  const [sent, setSent] = useState<FormData | null>(null);
  useEffect(() => (form.current ? afterRefusal(form.current, errors, setErrors, sent) : undefined), [sent]);

  useEffect(() => {
    const onReturn = ({ persisted }: PageTransitionEvent): void => {
      if (!persisted) return;
      isBusy.current = false;
      setSending(false);
    };
    window.addEventListener('pageshow', onReturn);
    return () => window.removeEventListener('pageshow', onReturn);
  }, []);

  async function send(sending: HTMLFormElement): Promise<void> {
    const data = new FormData(sending);
    if (isBusy.current || onBeforeSend?.(data) === false) return;
    isBusy.current = true;
    // Changed input needs a new key: the service refuses a key that it has seen with other input, e.g. before a lost response.
    const input = inputOf(data);
    if (attempt.current.input !== input) attempt.current = { input, key: newIdempotencyKey() };
    data.set(keyField, attempt.current.key);
    setSending(true);
    const from = shownPath();
    const result = await act(action, data);
    const { redirect, redirectAfterMs = 0 } = result;
    const isLeaving = redirect !== undefined && isElsewhere(redirect) && shownPath() === from;
    const isAsSent = inputOf(new FormData(sending)) === input;
    isBusy.current = isLeaving;
    setSending(isLeaving);
    setErrors(result.errors ?? nothing);
    setSent(data);
    if (result.toast) app.shell.toast(result.toast);
    if (result.ok) {
      attempt.current = { input: '', key: '' };
      if (!isLeaving && isCleared(result, isAsSent)) sending.reset();
    }
    onDone?.(result, isAsSent);
    // Only if the visitor has not opened another page.
    if (redirect) setTimeout(() => shownPath() === from && goOn(redirect), redirectAfterMs);
  }

  const shownPath = (): string => router.state.location.pathname;

  function goOn(to: string): void {
    const { pathname, search } = router.state.location;
    // A redirect to the same page keeps the input of its other forms.
    app.shell.navigate(to, { keepsPage: new URL(to, window.location.href).pathname === pathname });
    // React Router does not reload data for a hash change on the same page, but the action has just changed some.
    if (to.startsWith(`${pathname}${search}#`)) void router.revalidate();
  }

  return (
    <form
      {...rest}
      ref={form}
      method="post"
      onSubmit={(event: FormEvent<HTMLFormElement>) => {
        event.preventDefault();
        void send(event.currentTarget);
      }}
    >
      <input type="hidden" name={actionField} value={action} />
      {formToken !== null && <input type="hidden" name={tokenField} value={formToken} />}
      {children({ isSending, errors, values: mine?.values ?? nothing })}
    </form>
  );
}

const isCleared = ({ keepsFields }: ActionResult, isAsSent: boolean): boolean => isAsSent && !keepsFields;

const inputOf = (data: FormData): string => JSON.stringify([...data]);

/** A random idempotency key. Not `randomUUID`, which exists in secure contexts only. */
export const newIdempotencyKey = (): string =>
  [...crypto.getRandomValues(new Uint32Array(4))].map((part) => part.toString(36)).join('');

/** The idempotency key of a form: the same for every retry of the same input. */
export function idempotencyKeyOf(form: FormData): string {
  const key = form.get(keyField);
  return typeof key === 'string' && key ? key : newIdempotencyKey();
}
