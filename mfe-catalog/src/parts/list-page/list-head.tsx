import { Breadcrumb } from '@valam/ui/breadcrumb/breadcrumb';
import { Container, Stack } from '@valam/ui/layout/layout';
import { Display, Lead } from '@valam/ui/typography/typography';
import { styled } from 'styled-components';

const Head = styled(Stack)`
  padding-block: var(--space-4) var(--space-6);
`;

interface ListHeadProps {
  /** The page's name in the breadcrumb. */
  readonly name: string;
  readonly title: string;
  readonly lead?: string;
}

/** The top of a list page: breadcrumb, title and lead. */
export function ListHead({ name, title, lead }: ListHeadProps) {
  return (
    <Container>
      <Breadcrumb crumbs={[{ label: 'Home', href: '/' }, { label: name }]} />
      <Head $gap="4">
        <Display>{title}</Display>
        {lead && <Lead>{lead}</Lead>}
      </Head>
    </Container>
  );
}
