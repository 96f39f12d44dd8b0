import { Badge } from '@valam/ui/badge/badge';
import { Cluster, Container, Stack } from '@valam/ui/layout/layout';
import { Display, Lead, LocalName } from '@valam/ui/typography/typography';
import { styled } from 'styled-components';

const Head = styled(Stack)`
  padding-top: var(--space-6);
`;

const Under = styled.span`
  display: block;
  margin-top: var(--space-2);
  font-size: 0.75em;
`;

interface PlaceTitleProps {
  readonly name: string;
  readonly localName?: string | null;
  readonly language?: string | null;
  readonly badges?: readonly string[];
  readonly lead?: string | null;
}

/** The name of a place, in Latin and in its own script, with badges for the lists that it belongs to. */
export function PlaceTitle({ name, localName, language, badges = [], lead }: PlaceTitleProps) {
  return (
    <Container>
      <Head $gap="4">
        {badges.length > 0 && (
          <Cluster $gap="2">
            {badges.map((badge) => (
              <Badge key={badge} tone="plain">
                {badge}
              </Badge>
            ))}
          </Cluster>
        )}
        <Display>
          {name}{' '}
          {localName && (
            <Under>
              <LocalName lang={language ?? 'en'}>{localName}</LocalName>
            </Under>
          )}
        </Display>
        {lead && <Lead>{lead}</Lead>}
      </Head>
    </Container>
  );
}
