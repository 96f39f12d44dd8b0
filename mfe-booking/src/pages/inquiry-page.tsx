import { formatDeadline, formatInstant } from '@valam/contracts/shared/days';
import { useParams } from '@valam/mfe-kit/router';
import { LinkButton } from '@valam/ui/button/button';
import { FactList } from '@valam/ui/facts/fact-list';
import { StateLine } from '@valam/ui/meter/state-line';
import { styled } from 'styled-components';
import { bookingApi } from '../api/booking.api';
import { inquiryNames, inquiryWay, promiseWords } from '../features/inquiry-clock/inquiry-words';
import { PrivatePage } from '../parts/private-page';
import { useFreshLink } from '../parts/use-fresh-link';

/* Limits the size of the two dots to that of longer step indicators. */
const Steps = styled.div`
  max-width: 7rem;
`;

/** The status of an inquiry: received, its owner, and the time by which it will be answered. */
export default function InquiryPage() {
  const { token = '' } = useParams();
  const { data: inquiry, refetch } = bookingApi.useInquiryQuery({ token });
  useFreshLink(refetch);
  if (!inquiry) return null;
  const { type, tourTitle, receivedAt, answerBy, ownerName, state, quoteUrl } = inquiry;
  const facts = [
    { label: 'About', value: tourTitle },
    { label: 'Received', value: formatInstant(receivedAt) },
    { label: 'Looked after by', value: ownerName ?? 'Our team' },
    { label: 'Answer by', value: formatDeadline(answerBy) },
  ];
  return (
    <PrivatePage title={inquiryNames[type]} lead={promiseWords(inquiry)}>
      <Steps>
        <StateLine
          label={inquiryNames[type]}
          states={inquiryWay}
          current={state === 'received' ? 'Received' : 'Answered'}
        />
      </Steps>
      <FactList facts={facts.filter(({ value }) => value)} />
      {quoteUrl && <LinkButton href={quoteUrl}>See your proposal</LinkButton>}
    </PrivatePage>
  );
}
