export { CodeForm } from './CodeForm.tsx';
export { wiredOtp } from './codeWiring.ts';
export { NewPasswordFields } from './NewPasswordFields.tsx';
