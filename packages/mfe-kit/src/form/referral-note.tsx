import { useSyncExternalStore } from 'react';
import { useAppSelector } from '../store/hooks';

interface ReferralNoteProps {
  /** What of this form the partner reads in their own list; a signup or a newsletter does not show there. */
  readonly partnerSees?: 'lead' | 'nothing';
}

/** While the document is hydrated the server's answer counts, so that both render the same. */
const never = () => () => undefined;
const isInBrowser = () => true;
const isOnServer = () => false;

const noteStyle = { fontSize: 'var(--text-small)', color: 'var(--soft, var(--color-ink-soft))' };

const what = {
  lead: "We'll include the code, and the partner will see your name, your email and the state of your booking.",
  nothing: "We'll include the code. The partner does not see your details.",
};

/** Stands in every form that sends a referral code, and only for a visitor who came with one. */
export function ReferralNote({ partnerSees = 'lead' }: ReferralNoteProps) {
  const code = useAppSelector((state) => state.shell.attribution.referralCodeUsed);
  // A document is the same for everybody: who came with a code is known to the browser alone.
  const isLive = useSyncExternalStore(never, isInBrowser, isOnServer);
  if (!code || !isLive) return null;
  return (
    <p style={noteStyle} data-referral-note>
      You arrived through a partner&apos;s link ({code}). {what[partnerSees]}
    </p>
  );
}
