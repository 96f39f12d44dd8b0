import type { Claim } from '@valam/contracts/catalog/setting.schema';
import { FactList } from '@valam/ui/facts/fact-list';
import { Container, Grid, GridItem, Section, Stack } from '@valam/ui/layout/layout';
import { Heading, Small } from '@valam/ui/typography/typography';
import { asOfWords } from '../../parts/as-of';

/** Certifications by third parties, each from a record; nothing without records. */
export function Certifications({ claims }: { claims: readonly Claim[] }) {
  if (claims.length === 0) return null;
  return (
    <Section $pad="top" aria-labelledby="certifications">
      <Container>
        <Grid>
          <GridItem $from={1} $to={5}>
            <Heading id="certifications" $size={1}>
              Certifications
            </Heading>
          </GridItem>
          <GridItem $from={5} $to={13}>
            <Stack $gap="3">
              <FactList facts={claims.map(({ value, label }) => ({ label: value, value: label }))} />
              <Small $soft>{asOfWords(claims)}</Small>
            </Stack>
          </GridItem>
        </Grid>
      </Container>
    </Section>
  );
}
