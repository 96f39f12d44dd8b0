import { useIsLive } from '../shell/use-is-live';
import { useAppSelector } from '../store/hooks';

interface ReferralNoteProps {
  /** The partner's view of this form: a lead appears in their list; a signup or a newsletter subscription does not. */
  readonly partnerSees?: 'lead' | 'nothing';
}

const noteStyle = { fontSize: 'var(--text-small)', color: 'var(--soft, var(--color-text-muted))' };

const what = {
  lead: "We'll include the code, and the partner will see your name, your email and the state of your booking.",
  nothing: "We'll include the code. The partner does not see your details.",
};

/** Shown in every form that sends a referral code, only if the visitor came with one. */
export function ReferralNote({ partnerSees = 'lead' }: ReferralNoteProps) {
  const code = useAppSelector((state) => state.shell.attribution.referralCodeUsed);
  // The document is the same for everybody: only the browser has the visitor's code.
  const isLive = useIsLive();
  if (!code || !isLive) return null;
  return (
    <p style={noteStyle}>
      You arrived through a partner&apos;s link ({code}). {what[partnerSees]}
    </p>
  );
}
