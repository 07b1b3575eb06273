// Small files of every supported kind, which the fuzz mutates.

/** The path and text of each file. */
export const seedFiles: readonly (readonly [path: string, text: string])[] = [
  [
    '/robots.txt',
    '# policy\nUser-agent: *\nDisallow: /private/ # not yet\nAllow: /private/press*.pdf$\n\nUser-agent: GPTBot\nUser-agent: ClaudeBot\nDisallow: /\nCrawl-delay: 2.5\n\nSitemap: https://h.example/s.xml\n',
  ],
  [
    '/robots.txt',
    'User-agent: Yandex\r\nClean-param: sid&ref /shop/*.php\r\nHost: h.example\r\nRequest-rate: 1/10m 0600-0845\r\nVisit-time: 0600-0845\r\nNoindex: /old\r\nContent-Signal: search=yes, ai-train=no\r\nContent-Usage: /docs train-ai=n, search=y\r\nLicense: https://h.example/rsl.xml\r\n',
  ],
  [
    '/robots.txt',
    '##ACAP version=1.1\nACAP-version: 1.1\nACAP-resource-set: news /news/ /press/*$\nACAP-qualified-usage: brief present-snippet max-length=20-words\nACAP-composite-usage: all crawl index\nACAP-crawler: *\nACAP-disallow-crawl: /\nACAP-allow-(brief): the-acap:resource-set:news time-limit=3-days\nACAP-usage-purpose: research\nACAP-allow-index: /a style=b must-use-resource=the-acap:extract:div#x\nACAP-ignore-conventional-records\n',
  ],
  ['/robots.txt', 'Mobile-agent-server: /news m.example.com\nMobile-agent-server: /*$ wap.h.example:8080\n'],
  [
    '/data.txt',
    'User-agent: *\nAllow: /data/\nLabel: Rainfall\nDescription: by day, in mm\nLicense: https://l.example/by\n\nUser-agent: bot\nDisallow: /data/raw/\n',
  ],
  [
    '/data.txt',
    'file: rain.csv\nfile_size: 120\npin_hash: 9a5f\ntype: csv\ntitle: "rain: a pinned 2 x 3 data frame"\ntags: ~\nuser:\n  owner: "me # you"\napi_version: 1.0\n',
  ],
  [
    '/doc.xml',
    '<?xml version="1.0" encoding="UTF-8"?>\n<?robots index="yes" follow="no"?>\n<!DOCTYPE doc SYSTEM "d.dtd" [\n<!ENTITY e "<?robots index=\'no\'?>">\n]>\n<doc xmlns:xlink="x"><!-- <?robots?> --><a xlink:href="b">&e; &#65;</a><![CDATA[ <?robots?> ]]></doc>\n',
  ],
  [
    '/page.html',
    '<!doctype html><html><head><title>a</title><meta name="robots" content="noindex, nofollow"><script>"<meta name=robots>"</script></head><body><p>x &amp; y</p></body></html>\n',
  ],
  [
    '/site.gatepost.json',
    '{"gatepost":1,"origin":"https://h.example","files":[{"path":"/robots.txt","text":"User-agent: *\\n"},{"path":"/b","base64":"gIE="}],"rows":["/"],"columns":["*","GPTBot"],"question":"usage","asked":{"usage":"crawl","purpose":"p"},"reader":"google","expectations":[{"agent":"*","url":"/","expect":"allow","note":"n"}],"crawlers":[{"token":"MyBot"}],"requests":{"urls":["/"],"hits":[[1,2]]}}\n',
  ],
  [
    '/sitemap.xml',
    '<?xml version="1.0"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"><url><loc>https://h.example/a?b=1&amp;c=2</loc></url><url><loc><![CDATA[https://h.example/b]]></loc></url></urlset>',
  ],
  [
    '/access.log',
    '127.0.0.1 - - [21/Nov/2026:10:00:00 +0000] "GET /a?b=1 HTTP/1.1" 200 12 "-" "Mozilla/5.0 (compatible; GPTBot/1.2; +https://openai.com/gptbot)"\n::1 - u [x] "POST /b HTTP/2" 404 0 "r" "curl/8 \\"q\\""\n',
  ],
  [
    '/log.json',
    '{"request":{"method":"GET","uri":"/a","headers":{"User-Agent":["bot/1"]}},"status":200}\n{"path":"/b","user_agent":"x"}\n',
  ],
  ['/urls.csv', 'url,count,"note, with comma"\r\n"https://h.example/a",1,"say ""no"""\r\n/b;2\r\n'],
  ['/urls.txt', 'https://h.example/a\n/b\n# a remark\n\n/c d\n'],
  [
    '/crawlers.json',
    '{"GPTBot":{"operator":"[OpenAI](https://openai.com)","respect":"Yes","function":"Training","frequency":"Unclear","description":"d"},"x y":{"operator":1},"__proto__":{}}\n',
  ],
  [
    '/expectations.csv',
    'agent,url,expect,note,asked\r\n*,/,allow,"a ""b""","{""usage"":""crawl""}"\r\nGPTBot,/x,deny,,\r\n',
  ],
];
