import { useBrand } from '@valam/mfe-kit/shell';
import { Icon } from '@valam/ui/icon/icon';
import { styled } from 'styled-components';

const networks = [
  { key: 'facebook', name: 'Facebook' },
  { key: 'instagram', name: 'Instagram' },
  { key: 'youtube', name: 'YouTube' },
  { key: 'substack', name: 'Substack' },
] as const;

const Row = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 0 var(--space-4);
  margin-top: var(--space-3);
`;

/** Links to the brand's social networks. */
export function SocialLinks() {
  const { social } = useBrand();
  return (
    <Row>
      {networks.map(
        ({ key, name }) =>
          social[key] && (
            <li key={key}>
              <a href={social[key]} rel="me noopener" target="_blank">
                <Icon name={key} size="text" /> {name}
              </a>
            </li>
          ),
      )}
    </Row>
  );
}
