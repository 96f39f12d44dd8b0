import type { Claim } from '@valam/contracts/catalog/setting.schema';
import { FactList } from '@valam/ui/facts/fact-list';
import { Container, Grid, GridItem, Section } from '@valam/ui/layout/layout';
import { Heading } from '@valam/ui/typography/typography';

/** The company that a traveler has a contract with, each fact from a record. */
export function WhoYouBookWith({ records }: { records: readonly Claim[] }) {
  if (records.length === 0) return null;
  return (
    <Section $pad="top" aria-labelledby="business">
      <Container>
        <Grid>
          <GridItem $from={1} $to={5}>
            <Heading id="business" $size={1}>
              Who you book with
            </Heading>
          </GridItem>
          <GridItem $from={5} $to={13}>
            <FactList facts={records} />
          </GridItem>
        </Grid>
      </Container>
    </Section>
  );
}
