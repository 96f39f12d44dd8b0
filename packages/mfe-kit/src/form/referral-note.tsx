import { useIsLive } from '../shell/use-is-live';
import { useAppSelector } from '../store/hooks';

interface ReferralNoteProps {
  /** What the partner sees of this form: a lead appears in their list; a signup or a newsletter subscription does not. */
  readonly partnerSees?: 'lead' | 'nothing';
}

const noteStyle = { fontSize: 'var(--text-small)', color: 'var(--soft, var(--color-text-muted))' };

const what = {
  lead: "We'll include the code, and the partner will see your name, your email, this page, and the trip, price and state of your booking.",
  nothing: "We'll include the code. The partner does not see your details.",
};

/** Shown in every form that sends a referral code, if the visitor has one. */
export function ReferralNote({ partnerSees = 'lead' }: ReferralNoteProps) {
  const code = useAppSelector((state) => state.shell.attribution.referralCodeUsed);
  // The server renders the same document for everyone: only the browser has the visitor's code.
  const isLive = useIsLive();
  if (!code || !isLive) return null;
  return (
    <p style={noteStyle}>
      You arrived through a partner&apos;s link ({code}). {what[partnerSees]}
    </p>
  );
}
