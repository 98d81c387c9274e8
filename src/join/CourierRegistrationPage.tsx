import { useQuery } from '@tanstack/react-query';
import { BanknoteArrowDown, CalendarCheck, ShieldCheck } from 'lucide-react';
import type { CourierFiles, CourierWords } from '../../machines/rules/registration.ts';
import { useFlow } from '../flow/useFlow.ts';
import { t } from '../messages/index.ts';
import { configQuery } from '../shop/config.ts';
import { usePageTitle } from '../shop/usePageTitle.ts';
import { PageSkeleton } from '../ui/progress/PageSkeleton.tsx';
import { CourierForm } from './CourierForm.tsx';
import { wiredCourierRegistration } from './courierRegistration.wiring.ts';
import { RegistrationLayout } from './RegistrationLayout.tsx';
import { filesOfCourier, storedRegistrations, storeRegistrations } from './storedRegistrations.ts';
import { UnderReview } from './UnderReview.tsx';
import { useFirstData } from './useFirstData.ts';

const noWords: CourierWords = {
  firstName: '',
  lastName: '',
  phone: '',
  email: '',
  earning: '1',
  vehicle: '',
  zone: '',
  identityType: 'passport',
  identityNumber: '',
};

/**
 * The page “Become a deliveryman”, where couriers apply to deliver for the shop (LAND-07, LAND-13).
 */
export function CourierRegistrationPage() {
  usePageTitle(t('join.courier.title'), t('join.courier.promise'));
  const { data: config } = useQuery(configQuery());
  const { data: files } = useQuery({
    queryKey: ['registration-files', 'courier'],
    queryFn: filesOfCourier.load,
    gcTime: 0,
  });
  const begin = useFirstData(config && files ? { shop: config.businessName, files } : null);
  return begin === null ? <PageSkeleton /> : <CourierRegistration {...begin} />;
}

interface CourierRegistrationProps {
  /** The shop's name. */
  shop: string;
  files: CourierFiles;
}

function CourierRegistration({ shop, files }: CourierRegistrationProps) {
  const [snapshot, send] = useFlow(wiredCourierRegistration, {
    on: {
      'join.over': () => {
        storeRegistrations({ courier: null });
        void filesOfCourier.forget();
      },
    },
  });
  if (snapshot.matches('done')) return <UnderReview object="motor-scooter" />;
  return (
    <RegistrationLayout
      invitation={t('join.courier.invitation', { shop })}
      promise={t('join.courier.promise')}
      object="motor-scooter"
      side={<Reasons />}
      title={t('join.courier.title')}
      lead={t('join.courier.lead')}
    >
      <CourierForm
        values={{ ...(storedRegistrations().courier ?? noWords), ...files }}
        refusal={snapshot.context.refusal}
        busy={snapshot.hasTag('busy') && t('join.sending')}
        onSubmit={(application) => send({ type: 'join.courier.submitted', application })}
      />
    </RegistrationLayout>
  );
}

const reasons = [
  { key: 'join.courier.hours', Icon: CalendarCheck },
  { key: 'join.courier.tips', Icon: BanknoteArrowDown },
  { key: 'join.courier.papers', Icon: ShieldCheck },
] as const;

/** A list of reasons to deliver for this shop. */
function Reasons() {
  return (
    <ul>
      {reasons.map(({ key, Icon }) => (
        <li key={key}>
          <span aria-hidden>
            <Icon size={16} />
          </span>
          <span>{t(key)}</span>
        </li>
      ))}
    </ul>
  );
}
