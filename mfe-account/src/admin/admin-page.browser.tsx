import { reports } from '@valam/contracts/leads/report.schema';
import { PageHead } from '@valam/mfe-kit/head';
import { useLocation, useNavigate, useParams, useSearchParams } from '@valam/mfe-kit/router';
import { useBrand, useSession } from '@valam/mfe-kit/shell';
import { Container } from '@valam/ui/layout/layout';
import { useEffect, useState } from 'react';
import { SessionWanted } from '../parts/session-wanted';
import { signInAddress } from '../parts/sign-in-address';
import { useSessionAfterReturn } from '../parts/use-session-after-return';
import { describe } from './entities/all';
import { NotStaff } from './frame/no-access';
import { OfficeFrame } from './frame/office-frame';
import { Screen } from './frame/screen';
import { Waiting } from './frame/waiting';
import { reportTitles } from './report/report-places';
import { CodesScreen } from './system/codes-screen';

/** The back office: one chunk that no public page loads, with its own routing. */
export default function AdminPage() {
  const brand = useBrand();
  const session = useSession();
  const navigate = useNavigate();
  const { '*': rest = '' } = useParams();
  const [search] = useSearchParams();
  const location = useLocation();
  const address = location.pathname + location.search;
  // Recovery codes are shown only once, so after setup this screen stays until the user leaves it.
  const [isAtCodes, setAtCodes] = useState(false);
  useSessionAfterReturn();
  if (!isAtCodes && session.status === 'signed-in' && session.user.mustSetTotp) setAtCodes(true);
  const isSignedOut = session.status === 'signed-out';
  useEffect(() => {
    if (isSignedOut) void navigate(signInAddress(address), { replace: true });
  }, [isSignedOut, navigate, address]);
  const head = (
    <PageHead
      title={[screenTitle(rest), 'Back office', brand.name].filter(Boolean).join(' | ')}
      description="For staff."
      canonical="/admin"
      isHidden
    />
  );
  if (session.status !== 'signed-in')
    return (
      <Container>
        {head}
        <SessionWanted>
          <Waiting />
        </SessionWanted>
      </Container>
    );
  if (!session.user.isStaff)
    return (
      <Container>
        {head}
        <NotStaff />
      </Container>
    );
  return (
    <OfficeFrame>
      {head}
      {isAtCodes ? (
        <CodesScreen onLeave={() => setAtCodes(false)} />
      ) : (
        <Screen rest={rest} recordId={search.get('record')} />
      )}
    </OfficeFrame>
  );
}

/** Staff work in several tabs: each is named by its list or report. */
function screenTitle(rest: string): string {
  const [name = '', inPath = ''] = rest.split('/');
  const report = reports.find((one) => name === 'reports' && one === inPath);
  return report ? reportTitles[report] : (describe(name)?.title ?? '');
}
