import type {Collection} from './collection';
import {company} from './company';
import {docs} from './docs';
import {experts} from './experts';
import {home} from './home';
import {blog, learn, stories} from './posts';
import {products} from './products';
import {showcase} from './showcase';
import {templates} from './templates';
import {tools} from './tools';

/** Every page type of the site, in the order of the lists of pages. A new one is one more line. */
export const collections: Collection[] = [docs, blog, learn, stories, products, experts, company, showcase, templates, home, tools];
