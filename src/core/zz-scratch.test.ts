import { test } from 'vitest';
import { ask, explain, openSite, readers } from './index.ts';
const F=`# /robots.txt for http://www.fict.org/
# comments to webmaster@fict.org

User-agent: unhipbot
Disallow: /

User-agent: webcrawler
User-agent: excite
Disallow: 

User-agent: *
Disallow: /org/plans.html
Allow: /org/
Allow: /serv
Allow: /~mak
Disallow: /
`;
test('x',()=>{
 for (const r of readers) for (const [a,u] of [['other','/%7Emak/mak.html'],['webcrawler','/x'],['unhipbot','/services/fast.html'],['','/org/about.html']] as const){
  const v=ask(openSite({origin:'http://www.fict.org',files:{'/robots.txt':F}}),{question:'fetch',reader:r.id,file:'/robots.txt',agent:a,url:u});
  console.log(r.id,a,u,v.answer,explain(v),'\n   '+v.trace().map(explain).join('\n   '));
 }
});
