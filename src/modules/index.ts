export {
  isOffered,
  moduleHue,
  moduleNow,
  useModule,
  useModuleActor,
  useModules,
  useModulesPending,
  useNoModules,
  type ModuleActor,
} from './context.ts';
export { NoModules } from './NoModules.tsx';
export { useNamedModule } from './useNamedModule.ts';
