import { PageHead } from '@valam/mfe-kit/head';
import { useBrand } from '@valam/mfe-kit/shell';
import { Stack } from '@valam/ui/layout/layout';
import { OwnData } from '../features/own-data/own-data';
import { SessionList } from '../features/sessions/session-list';
import { SignInData } from '../features/sign-in-data/sign-in-data';
import { PartnerArea } from '../parts/partner-area';

/** The account page: sign-in, sessions and personal data. */
export default function AccountPage() {
  const brand = useBrand();
  return (
    <>
      <PageHead title={`Your account | ${brand.name}`} description="Password, devices and data." isHidden />
      <PartnerArea title={() => 'Your account'} lead="Password, devices and data">
        {(user) => (
          <Stack $gap="8">
            <SignInData user={user} />
            <SessionList />
            <OwnData hasCode={Boolean(user.contributor?.referralCode)} isStaff={user.isStaff} />
          </Stack>
        )}
      </PartnerArea>
    </>
  );
}
