import { useBrand } from '@valam/mfe-kit/shell';
import { LinkButton } from '@valam/ui/button/button';
import { OpenLine } from '@valam/ui/empty/open-line';
import { Cluster } from '@valam/ui/layout/layout';
import { TextLink } from '@valam/ui/link/link';
import { Body } from '@valam/ui/typography/typography';
import { styled } from 'styled-components';
import { PrivatePage } from './private-page';

const Drawing = styled(OpenLine)`
  width: min(100%, 16rem);
`;

/** A private link that is cut off, over or not ours. */
export default function LinkUnknownPage() {
  const { email } = useBrand();
  return (
    <PrivatePage
      title="This link leads nowhere"
      lead="It may have been cut off in the mail, or its time is over."
    >
      <Drawing />
      <Body>
        Open the newest mail from us and use its link, as a whole. If that does not help, write to{' '}
        <TextLink href={`mailto:${email}`}>{email}</TextLink>; we find your booking by your name and date.
      </Body>
      <Cluster>
        <LinkButton href="/contact-us">Contact us</LinkButton>
        <LinkButton href="/spiritual-tours" variant="secondary">
          See the tours
        </LinkButton>
      </Cluster>
    </PrivatePage>
  );
}
