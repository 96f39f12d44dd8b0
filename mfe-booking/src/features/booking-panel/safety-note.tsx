import { fullRefundRule } from '@valam/contracts/leads/refund-words';
import { Icon } from '@valam/ui/icon/icon';
import { Small } from '@valam/ui/typography/typography';
import { styled } from 'styled-components';

const Line = styled(Small)`
  display: flex;
  gap: var(--space-3);
  align-items: start;
`;

export function SafetyNote() {
  return (
    <Line $soft>
      <Icon name="lock" size="text" />
      <span>Card payment, 256-bit SSL. {fullRefundRule}</span>
    </Line>
  );
}
