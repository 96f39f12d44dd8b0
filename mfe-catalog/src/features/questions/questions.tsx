import type { SlotComponentProps } from '@valam/mfe-kit/slot';
import { catalogApi } from '../../api/catalog.api';
import { listed } from '../../api/listed';
import { FaqSection } from '../../parts/faq/faq-section';

/** The FAQs of a type, for another remote's page. */
export default function Questions({ type }: SlotComponentProps<'catalog/Questions'>) {
  const { data } = catalogApi.useFaqsQuery({ type });
  return <FaqSection faqs={listed(data)} />;
}
