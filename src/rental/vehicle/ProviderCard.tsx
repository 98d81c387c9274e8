import styled from 'styled-components';
import type { Provider } from '../../../machines/rules/domain.ts';
import { AverageRating } from '../../catalogue/index.ts';
import { addressText, t } from '../../messages/index.ts';
import { StoreLogo } from '../../ui/Avatar.tsx';
import { Link } from '../../ui/Link.tsx';
import { providerHref } from '../../shop/links.ts';

const Box = styled.article`
  position: relative;
  display: flex;
  align-items: center;
  gap: 16px;
  padding: 18px 20px;
  border: 1px solid var(--line);
  border-radius: 22px;
  > div {
    flex: 1;
    min-inline-size: 0;
  }
  h3 {
    font: var(--type-label);
  }
  h3 > a::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: 22px;
  }
  p {
    display: flex;
    flex-wrap: wrap;
    gap: 4px 12px;
    font: var(--type-sm);
    color: var(--text-2);
  }
  @media (hover: hover) {
    &:hover {
      background: var(--fill);
    }
  }
`;

/** A provider: logo, name, rating, address; the complete card links to its page (DATA-22). */
export function ProviderCard({ provider }: { provider: Provider }) {
  return (
    <Box>
      <StoreLogo id={provider.id} name={provider.name} image={provider.logoUrl} size={56} />
      <div>
        <h3>
          <Link to={providerHref(provider)}>{provider.name}</Link>
        </h3>
        <p>
          {provider.ratingCount > 0 && (
            <AverageRating value={provider.avgRating} count={provider.ratingCount} />
          )}
          {provider.vehicleCount > 0 && (
            <span>{t('rental.vehicleCount', { count: provider.vehicleCount })}</span>
          )}
          {provider.address !== '' && <bdi>{addressText(provider)}</bdi>}
        </p>
      </div>
    </Box>
  );
}
