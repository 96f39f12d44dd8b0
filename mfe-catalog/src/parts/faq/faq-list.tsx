import type { Faq } from '@valam/contracts/catalog/faq.schema';
import { JsonLd } from '@valam/mfe-kit/head';
import { Accordion } from '@valam/ui/accordion/accordion';
import { Read } from '@valam/ui/typography/typography';

type Questions = readonly Pick<Faq, 'id' | 'question' | 'answer'>[];

/** Questions and answers, one open at a time. */
export function FaqList({ faqs }: { readonly faqs: Questions }) {
  return (
    <>
      <JsonLd data={faqData(faqs)} />
      <Accordion
        items={faqs.map(({ id, question, answer }) => ({
          id,
          title: question,
          content: <Read>{answer}</Read>,
        }))}
      />
    </>
  );
}

function faqData(faqs: Questions) {
  return {
    '@type': 'FAQPage',
    mainEntity: faqs.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}
