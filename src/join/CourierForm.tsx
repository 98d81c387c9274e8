import { useQuery } from '@tanstack/react-query';
import { Bike, CalendarRange, IdCard, MapPin, SunMedium } from 'lucide-react';
import { useWatch } from 'react-hook-form';
import type { Failure } from '../../machines/rules/domain.ts';
import {
  courierFields,
  identityTypes,
  pictureRatios,
  type CourierApplication,
  type CourierFiles,
  type CourierWords,
} from '../../machines/rules/registration.ts';
import { messageOf } from '../../machines/rules/failure.ts';
import { NewPasswordFields } from '../identity/credentials/index.ts';
import { t } from '../messages/index.ts';
import { zoneOutlinesQuery } from '../place/index.ts';
import { OptionTile } from '../ui/Choice.tsx';
import { FieldNote, TextField } from '../ui/Field.tsx';
import { ErrorPanel } from '../ui/Panels.tsx';
import { useSchemaForm, type SchemaForm } from '../ui/form/useSchemaForm.ts';
import { PasswordRules, TermsField } from './LoginForm.tsx';
import { FormFoot, FormGroup, Pair, Parts } from './formParts.tsx';
import { PersonFields } from './PersonFields.tsx';
import { courierVehiclesQuery } from './queries.ts';
import { SelectField } from './SelectField.tsx';
import { filesOfCourier, storeRegistrations } from './storedRegistrations.ts';
import { UploadField } from './UploadField.tsx';

/** The values of the courier's registration form. */
type CourierValues = CourierApplication & { confirm: string; terms: boolean };

interface CourierFormProps {
  values: CourierWords & CourierFiles;
  /** The server's errors about the submitted form. */
  refusal: Failure['entries'];
  busy: string | false;
  onSubmit: (application: CourierApplication) => void;
}

/**
 * The registration form of a courier: the person, vehicle and zone, identity papers, and a password
 * (LAND-13). `refusal` has the server's errors about it; `busy` is the button's label while it is
 * being sent.
 */
export function CourierForm({ values, refusal, busy, onSubmit }: CourierFormProps) {
  const form = useSchemaForm<CourierValues>({
    schema: async () => (await import('./schemas.ts')).courierSchema(),
    values: { ...values, password: '', confirm: '', terms: false },
    busy: busy !== false,
    refusal: { entries: refusal, fields: courierFields },
    onType: ({ photo, front, back, ...typed }) => {
      const { password: _password, confirm: _confirm, terms: _terms, ...courier } = typed;
      storeRegistrations({ courier });
      void filesOfCourier.store({ photo, front, back });
    },
    onSubmit,
  });
  return (
    <Parts of={form}>
      <FormGroup title={t('join.step.owner')}>
        <UploadField
          label={t('join.courier.photo')}
          hint={t('join.courier.photo.hint')}
          required
          cut={{ ratio: pictureRatios.photo, words: t('join.logo.square'), round: true }}
          {...form.bound('photo')}
          name="photo"
        />
        <PersonFields field={form.field} phone={form.bound('phone')} />
      </FormGroup>
      <WorkPart form={form} />
      <PapersPart form={form} />
      <PasswordPart form={form} />
      <FormFoot go={t('join.send')} busy={busy} />
    </Parts>
  );
}

interface PartProps {
  form: SchemaForm<CourierValues>;
}

function WorkPart({ form }: PartProps) {
  const vehicles = useQuery(courierVehiclesQuery());
  const zones = useQuery(zoneOutlinesQuery());
  const { error, ...vehicle } = form.field('vehicle');
  const reads = [vehicles, zones];
  const failed = reads.filter(({ data, error: reason }) => data === undefined && reason !== null);
  const problem = failed[0]?.error ?? null;
  const retry = () => void Promise.all(failed.map(({ refetch }) => refetch()));
  return (
    <FormGroup title={t('join.courier.work')}>
      {problem !== null && <ErrorPanel message={messageOf(problem)} onRetry={retry} />}
      <Pair role="radiogroup" aria-label={t('join.courier.work')}>
        <OptionTile
          value="1"
          icon={<SunMedium size={20} />}
          label={t('join.courier.freelancer')}
          note={t('join.courier.freelancer.text')}
          {...form.register('earning')}
        />
        <OptionTile
          value="0"
          icon={<CalendarRange size={20} />}
          label={t('join.courier.salaried')}
          note={t('join.courier.salaried.text')}
          {...form.register('earning')}
        />
      </Pair>
      <Pair role="radiogroup" aria-label={t('join.courier.vehicle')}>
        {vehicles.data?.map(({ id, name }) => (
          <OptionTile
            key={id}
            value={String(id)}
            icon={<Bike size={20} />}
            label={name}
            {...vehicle}
          />
        ))}
      </Pair>
      <FieldNote id="join-vehicle-said" error={error} />
      <SelectField
        // A `select` can only have the value of an option that it contains: it is made anew when the
        // zones are there, so that a zone chosen before a reload is selected again.
        key={zones.data === undefined ? 'loading' : 'loaded'}
        label={t('join.zone')}
        required
        lead={<MapPin size={18} aria-hidden />}
        {...form.field('zone')}
      >
        <option value="">{t('join.courier.zone.choose')}</option>
        {zones.data?.map(({ id, name }) => (
          <option key={id} value={String(id)}>
            {name}
          </option>
        ))}
      </SelectField>
    </FormGroup>
  );
}

function PapersPart({ form }: PartProps) {
  return (
    <FormGroup title={t('join.courier.identity')} text={t('join.papers.text')}>
      <Pair>
        <SelectField
          label={t('join.courier.document')}
          required
          lead={<IdCard size={18} aria-hidden />}
          {...form.field('identityType')}
        >
          {identityTypes.map((type) => (
            <option key={type} value={type}>
              {t(`join.courier.${type}`)}
            </option>
          ))}
        </SelectField>
        <TextField
          label={t('join.courier.number')}
          required
          dir="ltr"
          {...form.field('identityNumber')}
        />
        <UploadField
          label={t('join.courier.front')}
          hint={t('join.picture.hint')}
          required
          {...form.bound('front')}
          name="front"
        />
        <UploadField
          label={t('join.courier.back')}
          hint={t('join.picture.hint')}
          {...form.bound('back')}
          name="back"
        />
      </Pair>
    </FormGroup>
  );
}

function PasswordPart({ form }: PartProps) {
  const [password, confirm] = useWatch({ control: form.control, name: ['password', 'confirm'] });
  return (
    <FormGroup title={t('identity.password')}>
      <Pair>
        <NewPasswordFields
          label={t('identity.password')}
          lock
          typed={{ password, confirm }}
          password={form.field('password', { onChange: () => form.recheck('confirm') })}
          confirm={form.field('confirm')}
        />
      </Pair>
      <PasswordRules password={password} />
      <TermsField field={form.field('terms')} />
    </FormGroup>
  );
}
