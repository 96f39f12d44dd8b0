import { PageHead } from '@valam/mfe-kit/head';
import { useBrand } from '@valam/mfe-kit/shell';
import { Breadcrumb } from '@valam/ui/breadcrumb/breadcrumb';
import { FactList } from '@valam/ui/facts/fact-list';
import { Container, Grid, GridItem, Section, Stack } from '@valam/ui/layout/layout';
import { TextLink } from '@valam/ui/link/link';
import { Display, Heading, Lead, Small } from '@valam/ui/typography/typography';
import { ContactForm } from '../features/contact/contact-form';

/** Contact details, opening hours and the contact form. */
export default function ContactPage() {
  const brand = useBrand();
  return (
    <Section $space="6" $pad="bottom">
      <PageHead
        title={`Contact us | ${brand.name}`}
        description="Write, call or send a message. Office hours Monday to Saturday, 9:00 to 18:00 IST."
        canonical="/contact-us"
      />
      <Container>
        <Breadcrumb crumbs={[{ label: 'Home', href: '/' }, { label: 'Contact Us' }]} />
        <Grid>
          <GridItem $from={1} $to={6}>
            <Stack $gap="5">
              <Display>Talk to someone who has been there</Display>
              <Lead>Ask anything: knees, food, trains, rooms, what it costs.</Lead>
              <FactList
                facts={[
                  {
                    label: 'Email',
                    value: <TextLink href={`mailto:${brand.email}`}>{brand.email}</TextLink>,
                  },
                  {
                    label: 'Phone',
                    value: (
                      <TextLink href={`tel:${brand.phone.replace(/[^+\d]/g, '')}`}>{brand.phone}</TextLink>
                    ),
                  },
                  { label: 'Office hours', value: 'Monday to Saturday 9:00–18:00 IST' },
                  { label: 'Sunday', value: 'Closed' },
                ]}
              />
              <Small $soft>
                Would you like to write for us? <TextLink href="/contact-us/write-for-us">Read how</TextLink>
              </Small>
            </Stack>
          </GridItem>
          <GridItem $from={7} $to={13}>
            <Stack $gap="5">
              <Heading $size={1}>Send us a message</Heading>
              <ContactForm />
            </Stack>
          </GridItem>
        </Grid>
      </Container>
    </Section>
  );
}
