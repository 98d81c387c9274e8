import { useQuery } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import styled from 'styled-components';
import type { Failure, Module, ShopConfig } from '../../machines/rules/domain.ts';
import { messageOf } from '../../machines/rules/failure.ts';
import {
  pictureRatios,
  storeFields,
  type StoreDetails,
} from '../../machines/rules/registration.ts';
import { dateOf, wallClockOf } from '../../machines/rules/wallClock.ts';
import { languages, t } from '../messages/index.ts';
import { now } from '../platform/browser.ts';
import { zoneOutlinesQuery } from '../place/index.ts';
import { OptionTile } from '../ui/Choice.tsx';
import { FieldNote, TextField } from '../ui/Field.tsx';
import { useSchemaForm, type SchemaForm } from '../ui/form/useSchemaForm.ts';
import { ErrorPanel } from '../ui/Panels.tsx';
import { Picture } from '../ui/Picture.tsx';
import { FormFoot, FormGroup, Pair, Parts } from './formParts.tsx';
import { PinField, type StoreRegistrationFlow } from './PinField.tsx';
import { PickupZones } from './PickupZones.tsx';
import { SelectField } from './SelectField.tsx';
import { filesOfStore, storeRegistrations } from './storedRegistrations.ts';
import { UploadField } from './UploadField.tsx';

const Modules = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(9.375rem, 100%), 1fr));
  gap: 12px;
`;

interface StoreFormProps {
  values: StoreDetails;
  modules: readonly Module[];
  config: ShopConfig;
  /** The server's errors about the submitted form. */
  refusal: Failure['entries'];
  /** The actor of the registration; this form asks it for the address of the map pin. */
  flow: StoreRegistrationFlow;
  onSubmit: (store: StoreDetails) => void;
}

/**
 * The first form of a store's registration: module, names and pictures, position, delivery times
 * and papers (LAND-12).
 */
export function StoreForm(props: StoreFormProps) {
  const { values, modules, config, refusal, flow, onSubmit } = props;
  const { data: zones, isLoadingError, error, refetch } = useQuery(zoneOutlinesQuery());
  const form = useSchemaForm<StoreDetails>({
    schema: async () => {
      const today = dateOf(wallClockOf(now()));
      return (await import('./schemas.ts')).storeSchema({ modules, zones, today });
    },
    values,
    refusal: { entries: refusal, fields: storeFields.store },
    onType: ({ logo, cover, certificate, ...store }) => {
      storeRegistrations({ store });
      void filesOfStore.store({ logo, cover, certificate });
    },
    onSubmit,
  });
  const chosen = useWatch({ control: form.control, name: 'module' });
  const module = modules.find(({ id }) => String(id) === chosen);
  const isRental = module?.type === 'rental';
  return (
    <Parts of={form}>
      <ModuleChoice form={form} modules={modules} />
      <NamesPart form={form} isRental={isRental} />
      <FormGroup title={t('join.where')} text={t('join.where.text')}>
        {isLoadingError && <ErrorPanel message={messageOf(error)} onRetry={() => void refetch()} />}
        <PinField form={form} flow={flow} zones={zones} start={config.defaultLocation} />
        {isRental && <PickupZones form={form} zones={zones ?? []} />}
      </FormGroup>
      <TimesPart form={form} isRental={isRental} />
      <PapersPart form={form} />
      <FormFoot go={t('join.continue')} />
    </Parts>
  );
}

interface PartProps {
  form: SchemaForm<StoreDetails>;
}

function ModuleChoice({ form, modules }: PartProps & Pick<StoreFormProps, 'modules'>) {
  const { error, ...field } = form.field('module', {
    onChange: () => form.recheck('zone'),
  });
  return (
    <FormGroup title={t('join.module')}>
      <Modules role="radiogroup" aria-label={t('join.module')}>
        {modules.map(({ id, name, iconUrl }) => (
          <OptionTile
            key={id}
            value={String(id)}
            icon={<Picture src={iconUrl} alt="" size={32} />}
            label={name}
            {...field}
          />
        ))}
      </Modules>
      <FieldNote id="join-module-said" error={error} />
    </FormGroup>
  );
}

function NamesPart({ form, isRental }: PartProps & { isRental: boolean }) {
  const [first, ...others] = languages;
  const label = t(isRental ? 'join.name.provider' : 'join.name');
  return (
    <FormGroup title={t('join.look')}>
      <Pair>
        <TextField
          label={`${label} (${first.name})`}
          required
          lang={first.code}
          dir="auto"
          {...form.field('name')}
        />
        {others.map(({ code, name }) => (
          <TextField
            key={code}
            label={`${label} (${name})`}
            optional
            lang={code}
            dir="auto"
            {...form.field(`names.${code}`)}
          />
        ))}
      </Pair>
      <Pair>
        <UploadField
          label={t('join.logo')}
          hint={t('join.logo.hint')}
          required
          cut={{ ratio: pictureRatios.logo, words: t('join.logo.square') }}
          {...form.bound('logo')}
          name="logo"
        />
        <UploadField
          label={t('join.cover')}
          hint={t('join.cover.hint')}
          cut={{ ratio: pictureRatios.cover, words: t('join.cover.wide') }}
          {...form.bound('cover')}
          name="cover"
        />
      </Pair>
    </FormGroup>
  );
}

const units = ['minute', 'hours', 'days'] as const;

function TimesPart({ form, isRental }: PartProps & { isRental: boolean }) {
  return (
    <FormGroup title={t(isRental ? 'join.times.provider' : 'join.times')}>
      <Pair>
        <TextField
          label={t('join.times.least')}
          required
          inputMode="numeric"
          {...form.field('minimum', { onChange: () => form.recheck('maximum') })}
        />
        <TextField
          label={t('join.times.most')}
          required
          inputMode="numeric"
          {...form.field('maximum')}
        />
        <SelectField label={t('join.times.unit')} {...form.field('unit')}>
          {units.map((unit) => (
            <option key={unit} value={unit}>
              {t(`join.times.${unit}`)}
            </option>
          ))}
        </SelectField>
      </Pair>
    </FormGroup>
  );
}

function PapersPart({ form }: PartProps) {
  return (
    <FormGroup title={t('join.papers')} text={t('join.papers.text')}>
      <Pair>
        <TextField
          label={t('join.tax')}
          required
          inputMode="decimal"
          dir="ltr"
          {...form.field('tax')}
        />
        <TextField
          label={t('join.taxNumber')}
          optional
          placeholder={t('join.taxNumber.hint')}
          {...form.field('taxNumber')}
        />
        <TextField
          label={t('join.papers.until')}
          optional
          type="date"
          {...form.field('taxExpires')}
        />
      </Pair>
      <UploadField
        label={t('join.certificate')}
        hint={t('join.picture.hint')}
        {...form.bound('certificate')}
        name="certificate"
      />
    </FormGroup>
  );
}
