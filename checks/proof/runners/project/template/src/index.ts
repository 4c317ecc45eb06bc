import {registerRoot} from 'remotion';
import {Compositions} from './Compositions';

registerRoot(Compositions);
