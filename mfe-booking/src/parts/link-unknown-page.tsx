import { useLocation } from '@valam/mfe-kit/router';
import { useBrand } from '@valam/mfe-kit/shell';
import { LinkButton } from '@valam/ui/button/button';
import { OpenLine } from '@valam/ui/empty/open-line';
import { Cluster } from '@valam/ui/layout/layout';
import { TextLink } from '@valam/ui/link/link';
import { Body } from '@valam/ui/typography/typography';
import { styled } from 'styled-components';
import { wordsFor } from './link-unknown-words';
import { PrivatePage } from './private-page';

const Drawing = styled(OpenLine)`
  width: min(100%, 16rem);
`;

/** The page for a private link that is truncated, expired or unknown. */
export default function LinkUnknownPage() {
  const { email } = useBrand();
  const { pathname } = useLocation();
  const { lead, advice, way } = wordsFor(pathname);
  return (
    <PrivatePage title="This link isn’t valid" lead={lead}>
      <Drawing />
      <Body>
        {advice} If that doesn’t help, write to <TextLink href={`mailto:${email}`}>{email}</TextLink>.
      </Body>
      <Cluster>
        <LinkButton href={way.href}>{way.label}</LinkButton>
        <LinkButton href="/spiritual-tours" variant="secondary">
          See the tours
        </LinkButton>
      </Cluster>
    </PrivatePage>
  );
}
