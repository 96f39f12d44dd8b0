import { useSession } from '@valam/mfe-kit/shell';
import { accountApi } from '../../api/account.api';

/** The figures of the signed-in partner's referral code. */
export function useReferralStats() {
  const session = useSession();
  const code = session.status === 'signed-in' ? session.user.contributor?.referralCode : null;
  return accountApi.useReferralStatsQuery({ referralCode: code ?? '' }, { skip: !code });
}
