import { PageHead } from '@valam/mfe-kit/head';
import { useBrand } from '@valam/mfe-kit/shell';
import { LinkButton } from '@valam/ui/button/button';
import { FormPage } from '../../parts/form-page';

/** The page for a password link that was used, has expired or was truncated. */
export default function PasswordLinkDead() {
  const brand = useBrand();
  return (
    <>
      <PageHead title={`Link not valid | ${brand.name}`} description="This link is not valid." isHidden />
      <FormPage
        title="This link isn’t valid"
        lead="It was already used, it expired, or part of it is missing. Ask for a new one."
      >
        <LinkButton href="/forgot-password">Send me a new link</LinkButton>
      </FormPage>
    </>
  );
}
