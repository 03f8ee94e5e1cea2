export default function App(): string {
  return 'Hello';
}
