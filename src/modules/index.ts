export {
  moduleHue,
  useModule,
  useModuleActor,
  useModules,
  useModulesPending,
  useNoModules,
} from './context.ts';
export { everyModuleQuery, useHasRental } from './everyModule.ts';
export { NoModules } from './NoModules.tsx';
export { useEnteredModule } from './useEnteredModule.ts';
export { useStoreWord } from './useStoreWord.ts';
export { useNamedModule } from './useNamedModule.ts';
