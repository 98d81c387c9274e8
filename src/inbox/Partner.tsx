import { useQuery } from '@tanstack/react-query';
import { Bike, Headset, LifeBuoy, Store } from 'lucide-react';
import styled from 'styled-components';
import type { Conversation, PartnerKind } from '../../machines/rules/domain.ts';
import { t } from '../messages/index.ts';
import { configQuery } from '../shop/config.ts';
import { Avatar, StoreLogo } from '../ui/Avatar.tsx';

const Frame = styled.span`
  position: relative;
  > i {
    position: absolute;
    inset-block-end: -3px;
    inset-inline-end: -5px;
    inline-size: 22px;
    block-size: 22px;
    border-radius: 50%;
    display: grid;
    place-items: center;
    background: var(--surface-raised);
    color: var(--text-2);
    box-shadow: var(--shadow-1), var(--edge);
  }
`;

const Support = styled.span<{ $size: number }>`
  display: grid;
  place-items: center;
  inline-size: ${({ $size }) => $size}px;
  block-size: ${({ $size }) => $size}px;
  border-radius: ${({ $size }) => $size * 0.3}px;
  background: var(--ink);
  color: var(--on-ink);
`;

const kindIcons = { shop: Headset, store: Store, courier: Bike } as const;

interface PartnerProps {
  partner: Pick<Conversation, 'kind' | 'name' | 'imageUrl' | 'key'>;
  /** Width and height of the picture, in px. */
  size: number;
  /** Whether a small icon shows the kind of partner: the shop, a store or a courier. */
  showsKind?: boolean;
}

/**
 * The picture of a conversation's partner. It is hidden from screen readers, because the name is
 * beside it.
 */
export function PartnerPicture({ partner, size, showsKind = false }: PartnerProps) {
  const { kind, name, imageUrl, key } = partner;
  const KindIcon = kindIcons[kind];
  return (
    <Frame aria-hidden>
      {kind === 'shop' && (
        <Support $size={size}>
          <LifeBuoy size={size * 0.42} />
        </Support>
      )}
      {kind === 'store' && <StoreLogo id={key.id} name={name} image={imageUrl} size={size} />}
      {kind === 'courier' && <Avatar name={name} image={imageUrl} size={size} />}
      {showsKind && (
        <i>
          <KindIcon size={14} />
        </i>
      )}
    </Frame>
  );
}

/**
 * Returns a function that gives a partner's display name; for the shop itself it uses the business
 * name of the config.
 */
export function usePartnerName(): (partner: { kind: PartnerKind; name: string }) => string {
  const { data: config } = useQuery(configQuery());
  return ({ kind, name }) => {
    if (kind === 'shop')
      return t('inbox.support.name', { name: config?.businessName ?? 'Sixways' });
    return name === '' ? t(`inbox.kind.${kind}`) : name;
  };
}
