import { skipToken, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useState, type ComponentProps } from 'react';
import type { ShopConfig } from '../../machines/rules/domain.ts';
import { serverFields } from '../../machines/rules/identity.ts';
import { useFacts, useFlow } from '../flow/useFlow.ts';
import { codeFacts } from '../identity/credentials/index.ts';
import { CustomerPending } from '../identity/formOwner/index.ts';
import { customerQuery, useCustomer, type Customer } from '../identity/index.ts';
import { t } from '../messages/index.ts';
import { configQuery } from '../shop/config.ts';
import { useSchemaForm } from '../ui/form/useSchemaForm.ts';
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx';
import { Delayed } from '../ui/lazy/Delayed.tsx';
import { FailedLayer } from '../ui/lazy/FailedLayer.tsx';
import { lazyPart } from '../ui/lazy/lazyPart.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { MembersPage } from './MembersPage.tsx';
import { DetailsCard } from './details/DetailsCard.tsx';
import { DetailsForm } from './details/DetailsForm.tsx';
import {
  forgetProfile,
  storedPicture,
  storedProfile,
  storeProfile,
} from './details/profileDraft.ts';
import type { DetailsValues } from './details/schema.ts';
import { wiredProfileEdit } from './details/wiring.ts';

const ProofDialog = lazyPart(async () => (await import('./details/ProofDialog.tsx')).ProofDialog);

/**
 * The customer's profile (picture, name, e-mail, phone), and the form to change it (F-18, PROF-01,
 * NAV-10).
 */
export function DetailsPage() {
  const { data: config } = useQuery(configQuery());
  const customer = useCustomer();
  const { data: picture } = useQuery({
    queryKey: ['profile-picture', customer?.id],
    queryFn: customer === null ? skipToken : storedPicture(customer.id).load,
    gcTime: 0,
  });
  if (config === undefined || customer === null || picture === undefined) {
    return (
      <MembersPage title={t('account.profile')} purpose={t('account.profile.purpose')}>
        <CustomerPending>
          <Skeleton $height="244px" $radius="30px" />
        </CustomerPending>
      </MembersPage>
    );
  }
  return <Details config={config} customer={customer} unsavedPicture={picture} />;
}

/** The form values of the saved profile; no new picture or password is chosen yet. */
const valuesOf = ({ name, email, phone }: Customer): DetailsValues => ({
  picture: null,
  name,
  email: email ?? '',
  phone,
  password: '',
  confirm: '',
});

/** Whether the form has the values of the saved profile, and no new picture. */
const isUnchanged = (
  { name, email, phone, picture }: DetailsValues,
  customer: Customer,
): boolean => {
  const saved = valuesOf(customer);
  return name === saved.name && email === saved.email && phone === saved.phone && picture === null;
};

/**
 * The form values of the stored draft with the chosen `picture`, which replace the saved ones; {}
 * when there is no draft.
 */
const typedIn = (draft: ReturnType<typeof storedProfile>, picture: File | null) =>
  draft === null ? {} : { name: draft.name, email: draft.email, phone: draft.phone, picture };

/**
 * Shows a saved profile at once, because reading it again may be slow or fail, and the form must not
 * begin with the old values (PROF-10).
 */
function showSaved(
  client: QueryClient,
  customer: Customer,
  saved: Pick<Customer, 'name' | 'phone'> & { email: string },
): void {
  forgetProfile(customer.id);
  const phone = customer.phoneVerified ? customer.phone : saved.phone;
  client.setQueryData(customerQuery().queryKey, { ...customer, ...saved, phone });
}

interface DetailsProps {
  config: ShopConfig;
  customer: Customer;
  /** The picture that was chosen before a reload and is not saved; null when there is none. */
  unsavedPicture: File | null;
}

function Details({ config, customer, unsavedPicture }: DetailsProps) {
  const client = useQueryClient();
  const [resets, setResets] = useState(0);
  const [draft] = useState(() => storedProfile(customer.id));
  const [snapshot, send] = useFlow(wiredProfileEdit, {
    input: { phoneService: config.login.phoneService, editing: draft?.open === true },
    on: {
      'profile.saved': ({ saved }) => showSaved(client, customer, saved),
      'profile.reset': () => {
        forgetProfile(customer.id);
        form.reset(valuesOf(customer));
        setResets((count) => count + 1);
      },
      'profile.changed': () => void client.invalidateQueries(customerQuery()),
    },
  });
  const { context } = snapshot;
  const { otp } = snapshot.children;
  useFacts(otp, codeFacts);
  const form = useSchemaForm<DetailsValues>({
    schema: async () =>
      (await import('./details/schema.ts')).detailsSchema({ phoneLocked: customer.phoneVerified }),
    values: { ...valuesOf(customer), ...typedIn(draft, unsavedPicture) },
    busy: snapshot.hasTag('busy'),
    refusal: { entries: context.refusal, fields: serverFields.profile },
    onType: (typed) => {
      const { name, email, phone } = typed;
      const draft = { customerId: customer.id, open: true, name, email, phone };
      storeProfile(isUnchanged(typed, customer) ? null : draft);
    },
    onSubmit: ({ name, email, password, picture, ...typed }) => {
      // A draft may hold another phone, typed before the customer's own was verified elsewhere.
      const phone = customer.phoneVerified ? customer.storedPhone : typed.phone;
      send({ type: 'profile.submitted', change: { name, email, phone, password, picture } });
    },
  });
  const open = () => {
    const typed = typedIn(storedProfile(customer.id), form.getValues('picture'));
    form.reset({ ...valuesOf(customer), ...typed });
    send({ type: 'profile.edit.opened' });
  };
  const leave = () => {
    const typed = storedProfile(customer.id);
    if (typed !== null) storeProfile({ ...typed, open: false });
    send({ type: 'profile.edit.left' });
  };
  const editing = snapshot.hasTag('open');
  return (
    <MembersPage title={t(editing ? 'account.profile.edit' : 'account.profile')}>
      {editing ? (
        <DetailsForm
          form={form}
          customer={customer}
          config={config}
          resets={resets}
          snapshot={snapshot}
          send={send}
          onBack={leave}
        />
      ) : (
        <DetailsCard customer={customer} config={config} onEdit={open} />
      )}
      <ConfirmDialog
        open={snapshot.matches('confirmingReset')}
        title={t('account.profile.resetAsk')}
        confirm={t('account.profile.reset')}
        onConfirm={() => send({ type: 'profile.reset.confirmed' })}
        onCancel={() => send({ type: 'profile.reset.declined' })}
      >
        <p>{t('account.profile.resetText')}</p>
      </ConfirmDialog>
      {otp !== undefined && <Proof otp={otp} />}
    </MembersPage>
  );
}

/** Asks for the code of a new phone or e-mail address; what was typed stays if it does not load. */
function Proof({ otp }: ComponentProps<typeof ProofDialog>) {
  return (
    <Delayed
      instead={FailedLayer}
      mayReload={false}
      onLeave={() => otp.send({ type: 'otp.closed' })}
    >
      <ProofDialog otp={otp} />
    </Delayed>
  );
}
