import type { Faq } from '@valam/contracts/catalog/faq.schema';
import { JsonLd } from '@valam/mfe-kit/head';
import { Accordion } from '@valam/ui/accordion/accordion';
import { Container, Section } from '@valam/ui/layout/layout';
import { Heading, Read } from '@valam/ui/typography/typography';
import { styled } from 'styled-components';

const Title = styled(Heading)`
  margin-bottom: var(--space-6);
`;

interface FaqSectionProps {
  readonly faqs: readonly Pick<Faq, 'id' | 'question' | 'answer'>[];
  readonly title?: string;
}

/** Questions and answers, one open at a time; without questions there is nothing. */
export function FaqSection({ faqs, title = 'Frequently Asked Questions' }: FaqSectionProps) {
  if (faqs.length === 0) return null;
  return (
    <Section aria-labelledby="faq">
      <JsonLd data={faqData(faqs)} />
      <Container $width="content">
        <Title id="faq" $size={1}>
          {title}
        </Title>
        <Accordion
          items={faqs.map(({ id, question, answer }) => ({
            id,
            title: question,
            content: <Read>{answer}</Read>,
          }))}
        />
      </Container>
    </Section>
  );
}

function faqData(faqs: FaqSectionProps['faqs']) {
  return {
    '@type': 'FAQPage',
    mainEntity: faqs.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}
