export {
  isOffered,
  ModuleProvider,
  moduleHue,
  useHasRental,
  useModule,
  useModuleActor,
  useModules,
  useModulesPending,
  useNoModules,
  type ModuleActor,
} from './context.ts';
export { NoModules } from './NoModules.tsx';
