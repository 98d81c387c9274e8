import { useQuery } from '@tanstack/react-query';
import { useEffectEvent, useLayoutEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { Module, ShopConfig } from '../../machines/rules/domain.ts';
import { messageOf } from '../../machines/rules/failure.ts';
import { paymentFlagOf } from '../../machines/rules/paymentFlag.ts';
import {
  storeSteps,
  type StoreFiles,
  type StoreOwner,
  type StoreWords,
} from '../../machines/rules/registration.ts';
import type { PartnerTerms } from '../api/join/read.ts';
import { useFlow } from '../flow/useFlow.ts';
import { t } from '../messages/index.ts';
import { everyModuleQuery } from '../modules/index.ts';
import { registerLayer } from '../platform/backStep.ts';
import { goToUrl } from '../platform/browser.ts';
import { configQuery } from '../shop/config.ts';
import { usePageTitle } from '../shop/usePageTitle.ts';
import { Notice } from '../ui/Notice.tsx';
import { ErrorPanel } from '../ui/Panels.tsx';
import { PageSkeleton } from '../ui/progress/PageSkeleton.tsx';
import { RegistrationLayout, StepList } from './RegistrationLayout.tsx';
import { LoginForm } from './LoginForm.tsx';
import { OwnerForm } from './OwnerForm.tsx';
import { PlanForm } from './PlanForm.tsx';
import { partnerTermsQuery } from './queries.ts';
import { filesOfStore, storedRegistrations, storeRegistrations } from './storedRegistrations.ts';
import { StoreForm } from './StoreForm.tsx';
import { wiredStoreRegistration } from './storeRegistration.wiring.ts';
import { UnderReview } from './UnderReview.tsx';
import { useFirstData } from './useFirstData.ts';

const noStore: StoreWords = {
  module: '',
  name: '',
  names: {},
  address: '',
  pin: '',
  zone: '',
  pickupZones: [],
  minimum: '',
  maximum: '',
  unit: 'minute',
  tax: '',
  taxNumber: '',
  taxExpires: '',
};

const noOwner: StoreOwner = { firstName: '', lastName: '', phone: '', email: '' };

/**
 * The page “Become a Vendor owner”, where a store or a rental provider applies to sell here
 * (LAND-12, LAND-13).
 */
export function StoreRegistrationPage() {
  usePageTitle(t('join.title'), t('join.promise'));
  const { data: config } = useQuery(configQuery());
  const modules = useQuery(everyModuleQuery());
  const terms = useQuery(partnerTermsQuery());
  const { data: files } = useQuery({
    queryKey: ['registration-files', 'store'],
    queryFn: filesOfStore.load,
    gcTime: 0,
  });
  const begin = useFirstData(
    config && modules.data && terms.data && files
      ? {
          config,
          modules: modules.data.filter(({ type }) => type !== 'parcel'),
          terms: terms.data,
          files,
        }
      : null,
  );
  if (begin !== null) return <StoreRegistration {...begin} />;
  const error = modules.error ?? terms.error;
  if (error === null) return <PageSkeleton />;
  const retry = () => void Promise.all([modules, terms].map(({ refetch }) => refetch()));
  return <ErrorPanel message={messageOf(error)} onRetry={retry} />;
}

interface StoreRegistrationProps {
  config: ShopConfig;
  /** The modules in which stores can be opened: all but parcels. */
  modules: readonly Module[];
  terms: PartnerTerms;
  files: StoreFiles;
}

/**
 * Runs the registration. It starts at the step stored in this browser, or with the payment's
 * outcome when the customer returns from the payment page.
 */
function useRegistration(files: StoreFiles) {
  const [params, setParams] = useSearchParams();
  const [begin] = useState(() => {
    const { reached, store, owner, storeId, addressOfPin } = storedRegistrations();
    return {
      store: reached === 'store' || store === null ? null : { ...store, ...files },
      owner: reached === 'login' ? owner : null,
      registered: storeId === null ? null : { storeId },
      addressOfPin,
      // The payment page appends the outcome without parsing the URL, so it may be inside `active`.
      flag: paymentFlagOf(params, params.get('active') ?? ''),
    };
  });
  const [snapshot, send, actor] = useFlow(wiredStoreRegistration, {
    input: begin,
    on: {
      'join.address.found': ({ address }) => storeRegistrations({ addressOfPin: address }),
      'join.registered': ({ store: { storeId } }) => {
        storeRegistrations({
          store: null,
          owner: null,
          reached: 'store',
          storeId,
          addressOfPin: '',
        });
        void filesOfStore.forget();
      },
      'join.leaving': ({ link }) => goToUrl(link),
      'join.over': () => {
        storeRegistrations({ storeId: null });
        setParams({ active: 'active' }, { replace: true });
      },
    },
  });
  return { snapshot, send, actor };
}

/**
 * Lets the browser's Back lead to the previous step, as the button of the form does. On the first
 * step, and where no step can be gone back, Back leaves the page.
 */
function useBrowserBack(hasPrevious: boolean, onBack: () => void): void {
  const back = useEffectEvent(onBack);
  // In the same task as the step becomes visible: a Back pressed before would leave the page.
  useLayoutEffect(() => {
    if (!hasPrevious) return;
    return registerLayer({ back: () => back() });
  }, [hasPrevious]);
}

function StoreRegistration({ config, modules, terms, files }: StoreRegistrationProps) {
  const { snapshot, send, actor } = useRegistration(files);
  const back = () => send({ type: 'join.back' });
  useBrowserBack(snapshot.can({ type: 'join.back' }), back);
  const { context } = snapshot;
  if (snapshot.matches('done')) return <UnderReview object="convenience-store" />;
  // While a request is being sent, the plan step stays visible.
  const step = storeSteps.find((one) => snapshot.matches(one)) ?? 'plan';
  return (
    <RegistrationLayout
      invitation={t('join.invitation', { shop: config.businessName })}
      promise={t('join.promise')}
      object="convenience-store"
      side={
        <StepList
          steps={storeSteps.map((one) => t(`join.step.${one}`))}
          current={storeSteps.indexOf(step)}
        />
      }
      title={t(`join.step.${step}`)}
      lead={t(`join.lead.${step}`)}
    >
      {step === 'store' && (
        <StoreForm
          values={context.store ?? { ...(storedRegistrations().store ?? noStore), ...files }}
          modules={modules}
          config={config}
          refusal={context.refusal}
          flow={actor}
          onSubmit={(store) => {
            storeRegistrations({ reached: 'owner' });
            send({ type: 'join.store.submitted', store });
          }}
        />
      )}
      {step === 'owner' && (
        <OwnerForm
          values={context.owner ?? storedRegistrations().owner ?? noOwner}
          refusal={context.refusal}
          onSubmit={(owner) => {
            storeRegistrations({ reached: 'login' });
            send({ type: 'join.owner.submitted', owner });
          }}
          onBack={back}
        />
      )}
      {step === 'login' && (
        <LoginForm
          email={context.owner?.email ?? ''}
          refusal={context.refusal}
          onSubmit={(password) => send({ type: 'join.login.submitted', password })}
          onBack={back}
        />
      )}
      {step === 'plan' && (
        <>
          {context.registered !== null && <Notice look="warning">{t('join.plan.unpaid')}</Notice>}
          <PlanForm
            terms={terms}
            config={config}
            moduleId={context.store === null ? null : Number(context.store.module)}
            refusal={context.refusal}
            busy={snapshot.hasTag('busy') && t('join.sending')}
            go={t(context.registered === null ? 'join.send' : 'join.plan.go')}
            onSubmit={(plan) => send({ type: 'join.plan.submitted', plan })}
            {...(context.registered === null && { onBack: back })}
          />
        </>
      )}
    </RegistrationLayout>
  );
}
