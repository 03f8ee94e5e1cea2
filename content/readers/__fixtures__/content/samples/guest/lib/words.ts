export {default} from '../../greeter/lib/words';
