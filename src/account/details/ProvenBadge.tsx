import { BadgeCheck } from 'lucide-react';
import { t } from '../../messages/index.ts';
import { Badge } from '../../ui/Chip.tsx';

/** Says that a phone or an address was proven by a code. */
export function ProvenBadge() {
  return (
    <Badge $look="success">
      <BadgeCheck size={14} aria-hidden />
      {t('account.profile.verified')}
    </Badge>
  );
}
