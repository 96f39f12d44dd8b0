import { Container, Section } from '@valam/ui/layout/layout';
import { Heading } from '@valam/ui/typography/typography';
import type { ComponentProps } from 'react';
import { styled } from 'styled-components';
import { FaqList } from './faq-list';

const Title = styled(Heading)`
  margin-bottom: var(--space-6);
`;

export const faqTitle = 'Frequently Asked Questions';

/** A section with questions and answers; nothing without questions. */
export function FaqSection({ faqs }: Pick<ComponentProps<typeof FaqList>, 'faqs'>) {
  if (faqs.length === 0) return null;
  return (
    <Section aria-labelledby="faq">
      <Container $width="content">
        <Title id="faq" $size={1}>
          {faqTitle}
        </Title>
        <FaqList faqs={faqs} />
      </Container>
    </Section>
  );
}
